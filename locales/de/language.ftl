# Die Sprache in ihren eigenen Worten.
language-name = Deutsch
