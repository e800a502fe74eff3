import { NAMED_COLORS } from "./named-colors.ts";

/** WCAG 2.2, 1.4.3: text of usual size against what is behind it. */
export const READABLE = 4.5;
const INK = "#1b1d21";
const WHITE = "#ffffff";
const BLACK = "#000000";

/** A colour as `#rrggbb`, from `#rgb`, `#rrggbb` (the # may be missing) or a name of CSS; null for anything else. */
export function parseColor(text: string): string | null {
	const plain = text.trim().toLowerCase();
	const named = NAMED_COLORS.get(plain);
	if (named) return named;
	const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(plain)?.[1];
	if (!digits) return null;
	return digits.length === 6 ? `#${digits}` : `#${[...digits].map((digit) => digit + digit).join("")}`;
}

/** Contrast of two `#rrggbb` colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrastOf(one: string, other: string): number {
	const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
	return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
	const channel = (at: number) => {
		const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	};
	return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/**
 * The text colour that can be read on a background: the wanted one, else ink or white, whichever stands out
 * more; on the few shades where neither does, black, which always stands out where white does not.
 */
export function readableText(background: string, wanted: string | null): string {
	if (wanted && contrastOf(background, wanted) >= READABLE) return wanted;
	const best = contrastOf(background, INK) >= contrastOf(background, WHITE) ? INK : WHITE;
	return contrastOf(background, best) >= READABLE ? best : BLACK;
}

/** A brand's colours as pages and mails use them; null where the brand says nothing. */
export type BrandColors = {
	background: { color: string; text: string } | null;
	button: { color: string; text: string } | null;
};

type GivenColors = { backgroundColor: string | null; buttonColor: string | null; buttonTextColor: string | null };

/** Colours in which everything can be read, whatever was asked for. */
export function brandColors(given: GivenColors): BrandColors {
	const [background, button, text] = [given.backgroundColor, given.buttonColor, given.buttonTextColor].map((color) =>
		color === null ? null : parseColor(color),
	);
	return {
		background: background ? { color: background, text: readableText(background, null) } : null,
		button: button ? { color: button, text: readableText(button, text ?? null) } : null,
	};
}

/** What to tell a sender whose colours cannot be read together; empty when all is well. */
export function colorWarnings(given: GivenColors): string[] {
	const button = given.buttonColor === null ? null : parseColor(given.buttonColor);
	const text = given.buttonTextColor === null ? null : parseColor(given.buttonTextColor);
	if (text && !button) return ["ButtonTextColor has no effect without ButtonColor."];
	if (!text || !button) return [];
	const contrast = contrastOf(button, text);
	if (contrast >= READABLE) return [];
	const used = readableText(button, text) === WHITE ? "white" : "dark";
	return [
		`ButtonTextColor on ButtonColor has a contrast of ${contrast.toFixed(1)}:1; people need 4.5:1 to read it (WCAG AA). Buttons show ${used} text instead.`,
	];
}
