import { isolate } from "#lib/i18n/bidi.ts";
import { drawImage } from "#lib/pdf/stamp/draw-image.ts";
import { loadImage } from "#lib/pdf/stamp/load-image.ts";
import { CONTENT_WIDTH, MARGIN, PAGE_WIDTH, SEAL } from "./certificate-colours.ts";
import type { CertificateContext } from "./certificate-context.ts";
import { NAME } from "./styles.ts";
import { textBlock } from "./text-block.ts";

const PRODUCT = { sizePt: 11, leadingPt: 14, color: SEAL, isBold: true };
const LOGO = { widthPt: 140, heightPt: 28 };
const GAP = 10;

/** Whose paper it is: the brand's logo and name, with the product's name at the other side; else that alone. */
export async function writeMasthead({ flow, data: { brand } }: CertificateContext): Promise<void> {
	const product = textBlock("Signet", 200, PRODUCT);
	// A document is sealed without its brand's logo rather than not at all.
	const logo = brand && (await loadImage(flow.canvas.pdf, brand.logoPath).catch(() => null));
	if (!brand || !logo) {
		product.draw(flow.canvas, MARGIN, flow.y);
		flow.y -= 26;
		return;
	}
	const scale = Math.min(LOGO.widthPt / logo.width, LOGO.heightPt / logo.height);
	const place = { widthPt: logo.width * scale, heightPt: logo.height * scale };
	const { canvas } = flow;
	canvas.isolated(() => {
		canvas.transform([1, 0, 0, 1, MARGIN, flow.y - (LOGO.heightPt + place.heightPt) / 2]);
		drawImage(canvas, logo, place);
	});
	const x = MARGIN + place.widthPt + GAP;
	const name = textBlock(isolate(brand.name), CONTENT_WIDTH - place.widthPt - GAP - product.widthPt - GAP, NAME);
	name.draw(canvas, x, flow.y - (LOGO.heightPt - NAME.leadingPt) / 2, { from: 0, to: 1 });
	product.draw(canvas, PAGE_WIDTH - MARGIN - product.widthPt, flow.y - (LOGO.heightPt - PRODUCT.leadingPt) / 2);
	flow.y -= LOGO.heightPt + 14;
}
