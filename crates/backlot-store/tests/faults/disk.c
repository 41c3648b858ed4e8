/* Stands between a program and its disk, by LD_PRELOAD. After every sync of a file in $DISK_WATCHED, the file as it
 * certainly is on disk is copied into $DISK_SYNCED. Files in $DISK_WATCHED steer it: while `hold` exists, a sync does not
 * return; while `full` exists, the disk has no space. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <unistd.h>

/* The name of the file within the watched folder, or NULL. */
static const char *watched(int fd, char path[PATH_MAX]) {
    const char *folder = getenv("DISK_WATCHED");
    char link[64];
    if (!folder) return NULL;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, PATH_MAX - 1);
    if (length < 0) return NULL;
    path[length] = 0;
    size_t prefix = strlen(folder);
    if (strncmp(path, folder, prefix) || path[prefix] != '/') return NULL;
    return path + prefix + 1;
}

static int steered(const char *name) {
    char path[PATH_MAX];
    snprintf(path, sizeof path, "%s/%s", getenv("DISK_WATCHED"), name);
    return access(path, F_OK) == 0;
}

static void keep(const char *path, const char *name) {
    char partial[PATH_MAX], whole[PATH_MAX];
    struct stat status;
    snprintf(whole, sizeof whole, "%s/%s", getenv("DISK_SYNCED"), name);
    snprintf(partial, sizeof partial, "%s.partial", whole);
    int from = open(path, O_RDONLY), to = open(partial, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (from >= 0 && to >= 0 && fstat(from, &status) == 0) {
        off_t done = 0;
        while (done < status.st_size && sendfile(to, from, &done, status.st_size - done) > 0) {}
        rename(partial, whole);
    }
    close(from);
    close(to);
}

static int sync_with(const char *function, int fd) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, function);
    char path[PATH_MAX];
    const char *name = watched(fd, path);
    while (name && steered("hold")) usleep(1000);
    int done = real(fd);
    if (name && done == 0 && !strchr(name, '/')) keep(path, name);
    return done;
}

int fsync(int fd) { return sync_with("fsync", fd); }
int fdatasync(int fd) { return sync_with("fdatasync", fd); }

/* A file that is gone does not come back: its folder is synced, too. */
int unlink(const char *path) {
    int (*real)(const char *) = (int (*)(const char *))dlsym(RTLD_NEXT, "unlink");
    const char *folder = getenv("DISK_WATCHED"), *name = strrchr(path, '/');
    int done = real(path);
    if (done == 0 && folder && name && strncmp(path, folder, strlen(folder)) == 0) {
        char kept[PATH_MAX];
        snprintf(kept, sizeof kept, "%s%s", getenv("DISK_SYNCED"), name);
        real(kept);
    }
    return done;
}

static int is_full(int fd) {
    char path[PATH_MAX];
    return watched(fd, path) && steered("full");
}

ssize_t pwrite64(int fd, const void *bytes, size_t count, off_t offset) {
    ssize_t (*real)(int, const void *, size_t, off_t) =
        (ssize_t (*)(int, const void *, size_t, off_t))dlsym(RTLD_NEXT, "pwrite64");
    if (is_full(fd)) { errno = ENOSPC; return -1; }
    return real(fd, bytes, count, offset);
}

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t offset) {
    return pwrite64(fd, bytes, count, offset);
}

ssize_t write(int fd, const void *bytes, size_t count) {
    ssize_t (*real)(int, const void *, size_t) =
        (ssize_t (*)(int, const void *, size_t))dlsym(RTLD_NEXT, "write");
    if (is_full(fd)) { errno = ENOSPC; return -1; }
    return real(fd, bytes, count);
}
