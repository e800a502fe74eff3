function field(id: string, fieldType: string, y: number, height: number) {
	return { id, fieldType, pageNumber: 2, bounds: { x: 96, y, width: 260, height }, isRequired: true };
}

/** How public/sample.pdf is sent: what the server prints at start, and what the workplace sends for a try. */
export const SAMPLE_DOCUMENT = {
	path: "public/sample.pdf",
	fileName: "sample.pdf",
	title: "Sample agreement",
	formFields: [field("signature", "Signature", 570, 54), field("date", "DateSigned", 660, 28)],
} as const;
