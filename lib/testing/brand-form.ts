/** A logo as a designer exports it: SVG, 120 by 40. */
export const LOGO_SVG = Buffer.from(
	'<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40" fill="#0F6B57"/></svg>',
);

/** A form that makes a brand, with the logo. */
export function brandForm(
	parts: Record<string, string> = {},
	logo: Uint8Array = LOGO_SVG,
	name = "logo.svg",
): FormData {
	const form = new FormData();
	form.append("BrandLogo", new Blob([new Uint8Array(logo)]), name);
	for (const [part, text] of Object.entries({ BrandName: "Harbour Homes", ...parts })) form.append(part, text);
	return form;
}
