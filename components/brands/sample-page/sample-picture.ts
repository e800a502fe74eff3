/** A4 at 96 dpi. */
export const SAMPLE_PAGE = { widthPx: 794, heightPx: 1123 } as const;

/** Lines of text: where they stand, and how wide they are. */
const LINES: readonly (readonly [y: number, width: number])[] = [
	...[168, 192, 216, 240, 264].map((y, index) => [y, [602, 580, 598, 566, 330][index] ?? 602] as const),
	...[312, 336, 360].map((y, index) => [y, [590, 602, 480][index] ?? 602] as const),
	...[700, 724, 748, 772, 796, 820, 844].map(
		(y, index) => [y, [602, 576, 598, 540, 602, 588, 300][index] ?? 602] as const,
	),
	...[892, 916, 940, 964].map((y, index) => [y, [596, 602, 570, 410][index] ?? 602] as const),
];

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** A page of paper as a picture, in a data URL: a heading, and lines that say nothing. */
export function samplePicture(heading: string): string {
	const { widthPx, heightPx } = SAMPLE_PAGE;
	const text = heading.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);
	const lines = LINES.map(([y, width]) => `<rect x="96" y="${y}" width="${width}" height="8" rx="4"/>`).join("");
	const svg =
		`<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${widthPx} ${heightPx}">` +
		`<rect width="100%" height="100%" fill="#fff"/>` +
		`<text x="96" y="126" font-family="Georgia,'Times New Roman',serif" font-size="30" font-weight="700" fill="#1b1d21">${text}</text>` +
		`<g fill="#d9d6cf">${lines}</g></svg>`;
	return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
