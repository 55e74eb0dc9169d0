import type { Page } from 'playwright-core';

/** How two pictures of a screen differ. */
export interface Difference {
  /** So many pixels are others; null if the pictures have other sizes. */
  readonly pixels: number | null;
  /** The new picture with those pixels in red, as base64 of a WebP. */
  readonly shown: string;
}

/**
 * Small enough to be kept. The same pixels give the same file, so what is lost by the format is lost in
 * both pictures that are compared.
 */
const QUALITY = 60;

/** A picture of a screen at rest. */
export async function pictureOf(page: Page): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
  });
  await devtools.detach();
  return Buffer.from(data, 'base64');
}

/** Compares two pictures, in the browser that has taken them: it can read them. */
export function difference(page: Page, kept: Buffer, taken: Buffer): Promise<Difference> {
  return page.evaluate(comparePixels, {
    kept: kept.toString('base64'),
    taken: taken.toString('base64'),
  });
}

interface Compared {
  readonly kept: string;
  readonly taken: string;
}

/** Runs in the page, so it can use nothing of this file. */
async function comparePixels({ kept, taken }: Compared): Promise<Difference> {
  /** What one step of a colour may be off before an eye could see it. */
  const UNSEEN = 24;
  const read = async (picture: string) => {
    const image = new Image();
    image.src = `data:image/webp;base64,${picture}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('this browser draws nothing');
    context.drawImage(image, 0, 0);
    return { canvas, context, drawn: context.getImageData(0, 0, image.width, image.height) };
  };
  const [before, after] = [await read(kept), await read(taken)];
  const { width, height, data } = after.drawn;
  const isSameSize = before.drawn.width === width && before.drawn.height === height;
  let pixels = 0;
  for (let at = 0; isSameSize && at < data.length; at += 4) {
    const isOther = [0, 1, 2].some(
      (part) => Math.abs((data[at + part] ?? 0) - (before.drawn.data[at + part] ?? 0)) > UNSEEN,
    );
    if (isOther) {
      pixels += 1;
      data.set([255, 0, 0, 255], at);
    }
  }
  after.context.putImageData(after.drawn, 0, 0);
  const blob = await after.canvas.convertToBlob({ type: 'image/webp' });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const shown = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return { pixels: isSameSize ? pixels : null, shown };
}
