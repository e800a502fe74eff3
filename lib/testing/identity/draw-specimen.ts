import sharp from "sharp";
import type { DocumentKind, Side } from "#lib/identity/identity-types.ts";
import { type Fault, photograph } from "./photograph.ts";
import { drawScene, type View } from "./scene.ts";
import { ANNA, type SpecimenHolder } from "./specimen-holder.ts";
import { type PrintedKind, printSpecimen } from "./specimen-shapes.ts";

export type Specimen = {
	kind: DocumentKind;
	/** Front when left out. */
	side?: Side;
	/** Whatever differs from Anna Maria Eriksson, born 1974-08-12, valid until 2062. */
	holder?: Partial<SpecimenHolder>;
	hasWrongDigit?: boolean;
	fault?: Fault;
	view?: Partial<View>;
};

const VIEW: View = { width: 1600, height: 1200, fill: 0.88, turned: 1.5, aslant: 0.008, seed: 7 };

const PRINTED: Record<DocumentKind, Record<Side, PrintedKind>> = {
	Passport: { Front: "PassportPage", Back: "PassportPage" },
	IDCard: { Front: "CardFront", Back: "CardBack" },
	DriverLicense: { Front: "LicenceFront", Back: "LicenceBack" },
};

/** A photograph of a specimen document as a telephone takes it, as JPEG. */
export async function drawSpecimen(specimen: Specimen): Promise<Buffer> {
	const { kind, side = "Front", holder, hasWrongDigit, fault } = specimen;
	const view = { ...VIEW, ...specimen.view };
	const printed = printSpecimen(PRINTED[kind][side], { ...ANNA, ...holder }, hasWrongDigit);
	const { width, height, data } = await photograph(await drawScene(printed, view), view.seed, fault);
	return sharp(data, { raw: { width, height, channels: 3 } })
		.jpeg({ quality: 88 })
		.toBuffer();
}
