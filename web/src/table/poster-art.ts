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

/** Figures before the sky: what the film is about. Several a genre, so that films of a kind don't look alike. */
export const SCENES: Record<string, readonly string[]> = {
  adventure: [
    "M40 208 92 96l22 44 26-62 64 130zM196 208v-58l10-16 10 16v58z",
    "M66 172h168l-24 36H92zM146 52h6v120h-6zM158 62c42 20 54 54 46 96h-46zM140 74c-36 18-46 48-44 84h44z",
    "M24 208 108 92l84 116zM200 208 240 142l42 66z",
  ],
  action: [
    "M30 208v-86h34v86zM72 208V88h40v120zM120 208v-62h30v62zM158 208v-104h36v104zM202 208v-74h40v74zM170 88l26-20-8 22 26-6-34 22z",
    "M40 186c0-14 10-18 32-20l30-30c6-6 12-8 22-8h52c12 0 20 4 28 12l24 26c24 2 36 8 36 20v25H40zM92 175a18 18 0 1 0 .1 0zM92 182a11 11 0 1 0 .1 0zM214 175a18 18 0 1 0 .1 0zM214 182a11 11 0 1 0 .1 0z",
    "M150 44l16 48 46-28-22 48 52 8-46 24 30 44-48-20-10 52-22-48-44 30 18-50-54-4 46-28-36-40 52 14z",
  ],
  drama: [
    "M132 208v-62c-14-4-22-18-22-32 0-20 16-36 36-36s36 16 36 36c0 14-8 28-22 32v62zM60 208v-40h30v40z",
    "M206 208V80h6v128zM196 56h26l8 26h-42zM92 208v-42c0-18 8-28 20-32a17 17 0 1 1 18 0c12 4 20 14 20 32v42z",
    "M84 56h132v152H84zM92 64v62h54V64zM154 64v62h54V64zM92 134v66h54v-66zM154 134v66h54v-66zM104 200c0-26 8-34 18-38a12 12 0 1 1 12 0c6 2 12 8 12 38z",
  ],
  entertainment: [
    "M60 208c0-40 16-58 34-62a22 22 0 1 1 24 0c18 4 34 22 34 62zM160 208c0-34 14-50 30-54a20 20 0 1 1 22 0c16 4 30 20 30 54z",
    "M88 152h124v15H88zM108 58h84v92h-84zM108 126h84v10h-84zM216 190 246 76l7 2-28 114z",
    "M150 48a24 24 0 0 1 24 24v46a24 24 0 0 1-48 0V72a24 24 0 0 1 24-24zM147 162h6v46h-6zM110 116h8c0 26 14 36 32 36s32-10 32-36h8c0 32-18 44-40 44s-40-12-40-44zM118 202h64v6h-64z",
  ],
  comedy: [
    "M100 208c-4-40 8-62 26-66a24 24 0 1 1 28 0c18 4 30 26 26 66zM112 84h52l-6-34h-40zM100 84h76v8h-76z",
    "M102 82a32 32 0 1 0 .1 0zm0 9a23 23 0 1 1-.1 0zM198 82a32 32 0 1 0 .1 0zm0 9a23 23 0 1 1-.1 0zM132 108h36v9h-36zM150 172c-22-20-50-16-68 4 22 14 52 14 68-2 16 16 46 16 68 2-18-20-46-24-68-4z",
    "M52 132a98 98 0 0 1 196 0c-17-15-33-15-49 0-16-15-33-15-49 0-16-15-33-15-49 0-16-15-32-15-49 0zM147 132h6v62c0 20-30 20-30 0h7c0 11 17 11 17 0z",
  ],
  romance: [
    "M150 196c-70-46-84-72-78-98 6-24 40-34 64-2 2 4 6 8 14 16 8-8 12-12 14-16 24-32 58-22 64 2 6 26-8 52-78 98z",
    "M84 208c0-46 14-64 32-70a22 22 0 1 1 22 0c8 4 12 10 13 20 3-10 8-16 16-20a20 20 0 1 1 20 0c18 6 28 26 28 70z",
    "M147 118h6v90h-6zM153 168c22-20 42-18 50-8-10 16-30 18-50 12zM147 186c-20-18-38-18-48-8 10 16 30 18 48 12zM150 122c-30-4-42-26-34-50 8 10 16 12 20 8 0-14 6-24 14-32 8 8 14 18 14 32 4 4 12 2 20-8 8 24-4 46-34 50z",
  ],
  "romantic-comedy": [
    "M110 180c-52-34-62-54-58-74 4-18 30-26 48-2l10 12 10-12c18-24 44-16 48 2 4 20-6 40-58 74zM196 208c0-30 12-44 24-48a18 18 0 1 1 20 0c12 4 24 18 24 48z",
    "M106 150h88l-14 58h-60zM100 148c-10-26 10-38 20-38 4-24 56-24 60 0 12 0 30 12 20 38zM150 66a12 12 0 1 0 .1 0z",
    "M92 132c-34-22-40-36-37-49 3-12 20-17 31-1l6 8 6-8c11-16 28-11 31 1 3 13-3 27-37 49zM90 132h3l8 70h-3zM206 120c-26-17-31-27-28-38 2-9 15-13 24-1l4 6 4-6c9-12 22-8 24 1 3 11-2 21-28 38zM205 120h3l-10 82h-3zM132 208c0-24 8-34 18-38a14 14 0 1 1 14 0c10 4 18 14 18 38z",
  ],
  thriller: [
    "M120 208c0-52 10-70 24-76v-14h-30v-10h18l4-26h36l4 26h18v10h-30v14c14 6 24 24 24 76zM220 208l20-60 6 2-18 58z",
    "M150 50a46 46 0 0 1 26 84l18 74h-88l18-74a46 46 0 0 1 26-84z",
    "M28 208v-22h32v-22h32v-22h32v-22h32v-22h32V76h32V54h44v154zM96 142c0-18 5-24 12-27a9 9 0 1 1 9 0c6 3 11 9 11 27z",
  ],
  horror: [
    "M60 208v-70l24-30 24 30v-34l36-46 36 46v34l24-30 24 30v70h-70v-30a14 14 0 0 0-28 0v30z",
    "M150 92c8-16 15-16 19-5 22-18 56-14 82 12-24-2-36 4-40 20-16-9-30-4-36 9-9-9-16-9-25 5-9-14-16-14-25-5-6-13-20-18-36-9-4-16-16-22-40-20 26-26 60-30 82-12 4-11 11-11 19 5zM62 208v-34a18 18 0 0 1 36 0v34zM196 208v-46a22 22 0 0 1 44 0v46z",
    "M140 208c2-34-2-54-8-70-18 0-34-10-44-28 16 10 28 12 38 10-8-20-10-36-4-56 4 22 12 40 22 54 0-24 8-44 22-58-6 24-8 46-4 66 14-4 26-12 36-26-4 24-18 38-36 42-2 22 0 44 4 66zM56 208v-30a15 15 0 0 1 30 0v30zM216 208v-24h-10v-10h10v-12h10v12h10v10h-10v24z",
  ],
};

/** The same title always has the same poster. */
export interface Composition {
  scene: string;
  /** Whether the figures look the other way. */
  turned: boolean;
  /** Where the sun or moon stands, and how large it is. */
  light: { x: number; y: number; r: number };
  pattern: "rays" | "stars" | "bars" | "plain";
}

export function composition(genre: string, title: string): Composition {
  const number = hash(`${genre} ${title}`);
  const scenes = SCENES[genre] ?? SCENES["drama"] ?? [];
  const places = [
    { x: 228, y: 66, r: 30 },
    { x: 150, y: 96, r: 62 },
    { x: 76, y: 84, r: 38 },
    { x: 232, y: 104, r: 46 },
  ];
  const patterns = ["rays", "stars", "bars", "plain"] as const;
  return {
    scene: scenes[number % scenes.length] ?? "",
    turned: (number >> 4) % 2 === 1,
    light: places[(number >> 5) % places.length] ?? { x: 228, y: 66, r: 30 },
    pattern: patterns[(number >> 8) % patterns.length] ?? "plain",
  };
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return value >>> 4;
}

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
