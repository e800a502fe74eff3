import type { PDF } from "@libpdf/core";
import type { FontName } from "#lib/fields/field-types.ts";
import { ContentOperators } from "#lib/pdf/read/content-operators.ts";
import { substituteFamily } from "#lib/pdf/read/substitute-family.ts";
import { dictOf, nameOf } from "./dictionary-values.ts";

/** How an annotation sets its text; size in points, 0 where it follows the box. */
export type AnnotationTextStyle = {
	family: FontName;
	isBold: boolean;
	isItalic: boolean;
	size: number;
	/** #RRGGBB */
	color: string;
};

const FAMILIES = { arimo: "Helvetica", cousine: "Courier", tinos: "TimesRoman" } as const;
const BOLD = /bold|black|heavy|bo$|bd$/i;
const ITALIC = /ital|obli|^(?:HeOb|HeBO|TiIt|TiBI|CoOb|CoBO)$/i;

/** Reads a default appearance string (PDF 2.0, 12.7.4.3). Its font need not be among the resources: its name is enough. */
export function textStyle(pdf: PDF, appearance: string): AnnotationTextStyle {
	const style: AnnotationTextStyle = {
		family: "Helvetica",
		isBold: false,
		isItalic: false,
		size: 0,
		color: "#000000",
	};
	const scan = new ContentOperators(Buffer.from(appearance, "latin1"));
	for (let operator = scan.next(); operator !== null; operator = scan.next()) {
		if (operator === "Tf") {
			Object.assign(style, fontStyle(fontName(pdf, scan.name ?? "")));
			style.size = Math.min(Math.abs(scan.numbers.at(-1) ?? 0), MAX_SIZE);
		} else if (COLORS.has(operator)) style.color = hexColor(scan.numbers) ?? style.color;
	}
	return style;
}

const MAX_SIZE = 300;
const COLORS = new Set(["g", "rg", "k"]);

/** The font that the form’s resources have under a name, or else the name: `Helv` and `HeBo` are common. */
function fontName(pdf: PDF, key: string): string {
	const form = dictOf(pdf, pdf.getCatalog(), "AcroForm");
	const resources = form && dictOf(pdf, form, "DR");
	const fonts = resources && dictOf(pdf, resources, "Font");
	const font = fonts && dictOf(pdf, fonts, key);
	return (font && nameOf(pdf, font, "BaseFont")) ?? key;
}

/** Family, weight and slope that the name of a font says. */
export function fontStyle(name: string): Pick<AnnotationTextStyle, "family" | "isBold" | "isItalic"> {
	const short = /^Ti[A-Z]/.test(name) ? "Times" : /^(?:Co[A-Z]|Cour$)/.test(name) ? "Courier" : name;
	const family = substituteFamily({ name: short, charset: 0, pitch: 0 });
	return {
		family: FAMILIES[family as keyof typeof FAMILIES] ?? "Helvetica",
		isBold: BOLD.test(name) || /^(?:He|Ti|Co)B[OI]$/.test(name),
		isItalic: ITALIC.test(name),
	};
}

/** A colour of 1 (grey), 3 (RGB) or 4 (CMYK) components as #RRGGBB; null for any other number, which means none. */
export function hexColor(components: readonly number[]): string | null {
	const [a = 0, b = 0, c = 0, k = 0] = components;
	if (components.length === 1) return toHex([a, a, a]);
	if (components.length === 3) return toHex([a, b, c]);
	return components.length === 4 ? toHex([a, b, c].map((ink) => (1 - ink) * (1 - k))) : null;
}

function toHex(rgb: readonly number[]): string {
	const part = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 255);
	return `#${rgb.map((share) => part(share).toString(16).padStart(2, "0")).join("")}`;
}
