import type { MailBrand, MailState } from "./content.ts";

/** The product's tokens as mail programs need them: spelled out, light inline and dark in a style sheet. */
export const COLORS = {
	paper: "#FBFAF8",
	surface: "#FFFFFF",
	line: "#E7E4DE",
	ink: "#1B1D21",
	inkSoft: "#5A5F68",
	seal: "#1F4FD8",
	onSeal: "#FFFFFF",
} as const;

export const FONT_FAMILY = "Inter, -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** State pills: an icon and a word, never colour alone. The glyphs have no emoji form. */
export const STATES: Record<MailState["tone"], { icon: string; color: string; backgroundColor: string }> = {
	good: { icon: "✓", color: "#1A7F4B", backgroundColor: "#EAF5EF" },
	warn: { icon: "!", color: "#8A5A00", backgroundColor: "#FCF3E1" },
	bad: { icon: "×", color: "#B42318", backgroundColor: "#FCECEA" },
	calm: { icon: "•", color: "#1F4FD8", backgroundColor: "#EBF0FD" },
};

/**
 * Dark colours and the phone's layout. Classes are prefixed because web mail programs put this sheet
 * into their own page. `[data-ogsc]` is what Outlook.com sets instead of answering the media query.
 */
export const STYLE_SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a.s-plain { color: inherit; text-decoration: underline; }
@media (prefers-color-scheme: dark) {
	.s-paper, .s-paper > table > tbody > tr > td { background-color: #141517 !important; }
	.s-surface { background-color: #1C1E21 !important; border-color: #2E3136 !important; }
	.s-inset { background-color: #141517 !important; border-color: #2E3136 !important; }
	.s-line { border-color: #2E3136 !important; }
	.s-ink { color: #ECEAE6 !important; }
	.s-soft { color: #A3A8B0 !important; }
	.s-good { background-color: #16291F !important; color: #4CC38A !important; }
	.s-warn { background-color: #2E2412 !important; color: #E2A336 !important; }
	.s-bad { background-color: #331B19 !important; color: #F0716A !important; }
	.s-calm { background-color: #1B2440 !important; color: #7B9CFF !important; }
}
[data-ogsc] .s-ink { color: #ECEAE6 !important; }
[data-ogsc] .s-soft { color: #A3A8B0 !important; }
[data-ogsb] .s-paper { background-color: #141517 !important; }
[data-ogsb] .s-surface { background-color: #1C1E21 !important; }
[data-ogsb] .s-inset { background-color: #141517 !important; }
@media (max-width: 520px) {
	.s-outer { padding: 20px 12px 28px !important; }
	.s-card { padding: 28px 20px !important; }
	.s-button { display: block !important; text-align: center !important; }
	.s-label, .s-value { display: block !important; width: auto !important; }
	.s-label { padding-top: 10px !important; }
	.s-value { padding-top: 0 !important; }
	.s-sheet { display: none !important; }
}
`;

const PLAIN_COLOR = /^(#[0-9a-f]{3,8}|[a-z]{3,30}|(rgb|hsl)a?\([\d\s.,%/deg]{5,40}\))$/i;

/** A brand's colour, if it is nothing but a colour: it goes into a style attribute. */
function plainColor(value: string | undefined, fallback: string): string {
	const color = value?.trim() ?? "";
	return PLAIN_COLOR.test(color) ? color : fallback;
}

type MailColors = {
	background: string | null;
	backgroundText: string | null;
	button: string;
	buttonText: string;
};

/** A brand's colours as mails show them; what is no plain colour falls back to ours. */
export function mailColors(brand: MailBrand | undefined): MailColors {
	return {
		background: plainColor(brand?.backgroundColor, "") || null,
		backgroundText: plainColor(brand?.backgroundTextColor, "") || null,
		button: plainColor(brand?.buttonColor, COLORS.seal),
		buttonText: plainColor(brand?.buttonTextColor, COLORS.onSeal),
	};
}
