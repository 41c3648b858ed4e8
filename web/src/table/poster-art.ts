// Colours and motifs of posters, by genre. Genres of all games share the same set.

export interface Palette {
  frame: string;
  paper: string;
  sky: string;
  figure: string;
  ground: string;
  light: string;
  title: string;
  ink: string;
}

const palettes: Record<string, [sky: string, figure: string, ground: string, light: string]> = {
  adventure: ["#d98b3a", "#3d1f12", "#7a3d17", "#ffe4a3"],
  action: ["#b5402b", "#26100c", "#5f1c12", "#ffd27a"],
  drama: ["#38507a", "#121a2b", "#1f2f4d", "#f4ecd2"],
  entertainment: ["#d3567c", "#40122a", "#8c2350", "#ffe9c9"],
  comedy: ["#e0a92e", "#4a2c05", "#a86a10", "#fff3cf"],
  romance: ["#b5486a", "#3c0f22", "#7d2344", "#ffdfe0"],
  "romantic-comedy": ["#cf6f93", "#431326", "#94365c", "#fff0d6"],
  thriller: ["#2e4a46", "#0a1412", "#16302c", "#cfe8b5"],
  horror: ["#4a2f5e", "#150a1d", "#2a1838", "#b7e07a"],
};

/** Simple figures before the sky: what the film is about. */
export const SCENES: Record<string, string> = {
  adventure: "M40 208 92 96l22 44 26-62 64 130zM196 208v-58l10-16 10 16v58z",
  action:
    "M30 208v-86h34v86zM72 208V88h40v120zM120 208v-62h30v62zM158 208v-104h36v104zM202 208v-74h40v74zM170 88l26-20-8 22 26-6-34 22z",
  drama: "M132 208v-62c-14-4-22-18-22-32 0-20 16-36 36-36s36 16 36 36c0 14-8 28-22 32v62zM60 208v-40h30v40z",
  entertainment:
    "M60 208c0-40 16-58 34-62a22 22 0 1 1 24 0c18 4 34 22 34 62zM160 208c0-34 14-50 30-54a20 20 0 1 1 22 0c16 4 30 20 30 54z",
  comedy:
    "M100 208c-4-40 8-62 26-66a24 24 0 1 1 28 0c18 4 30 26 26 66zM112 84h52l-6-34h-40zM100 84h76v8h-76z",
  romance:
    "M150 196c-70-46-84-72-78-98 6-24 40-34 64-2 2 4 6 8 14 16 8-8 12-12 14-16 24-32 58-22 64 2 6 26-8 52-78 98z",
  "romantic-comedy":
    "M110 180c-52-34-62-54-58-74 4-18 30-26 48-2l10 12 10-12c18-24 44-16 48 2 4 20-6 40-58 74zM196 208c0-30 12-44 24-48a18 18 0 1 1 20 0c12 4 24 18 24 48z",
  thriller:
    "M120 208c0-52 10-70 24-76v-14h-30v-10h18l4-26h36l4 26h18v10h-30v14c14 6 24 24 24 76zM220 208l20-60 6 2-18 58z",
  horror: "M60 208v-70l24-30 24 30v-34l36-46 36 46v34l24-30 24 30v70h-70v-30a14 14 0 0 0-28 0v30z",
};

export function palette(genre: string, worst: boolean): Palette {
  const [sky, figure, ground, light] = palettes[genre] ??
    palettes["drama"] ?? ["#38507a", "#121a2b", "#1f2f4d", "#f4ecd2"];
  const paper = worst ? "#e4e2d0" : "#f8eed8";
  return {
    sky,
    figure,
    ground,
    light,
    paper,
    frame: worst ? "#6f7d4a" : "#8a5a0b",
    title: figure,
    ink: "#3a2a20",
  };
}

/** A title in lines of at most `most` signs, words kept whole, four lines at most. */
export function wrapped(title: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.slice(0, 4);
}
