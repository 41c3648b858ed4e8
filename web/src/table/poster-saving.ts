// A drawing as a picture file. Drawn by the browser itself; nothing is sent anywhere.

import lettering from "@fontsource/limelight/files/limelight-latin-400-normal.woff2?url";

const WIDTH = 900;

/** Offers the drawing as a PNG: shared where the device can, else downloaded. */
export async function savePicture(svg: SVGSVGElement, title: string): Promise<void> {
  const blob = await picture(svg);
  const name = `${title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-") || "poster"}.png`;
  const file = new File([blob], name, { type: "image/png" });
  const isPhone = matchMedia("(pointer: coarse)").matches;
  if (isPhone && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title }).catch(() => undefined);
    return;
  }
  download(blob, name);
}

/** A picture knows no fonts but those that it brings along. */
async function fontFace(): Promise<SVGStyleElement> {
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  try {
    const bytes = new Uint8Array(await (await fetch(lettering)).arrayBuffer());
    const coded = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    style.textContent = `@font-face{font-family:Limelight;src:url(data:font/woff2;base64,${coded})}`;
  } catch {
    // Without the font, the picture is set in another one.
  }
  return style;
}

export function download(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

async function picture(svg: SVGSVGElement): Promise<Blob> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const { width, height } = svg.viewBox.baseVal;
  const scale = WIDTH / width;
  copy.setAttribute("width", String(WIDTH));
  copy.setAttribute("height", String(height * scale));
  copy.prepend(await fontFace());
  const text = new XMLSerializer().serializeToString(copy);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = Math.round(height * scale);
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}
