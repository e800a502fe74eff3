type Field = Record<string, unknown>;

/** A form field as the API takes it. */
export function field(id: string, fieldType: string, x: number, y: number, extra: Field = {}): Field {
	const sizes: Record<string, [number, number]> = {
		Signature: [240, 60],
		Initial: [80, 40],
		CheckBox: [18, 18],
		RadioButton: [18, 18],
		Image: [120, 90],
		Attachment: [200, 28],
		Drawing: [200, 90],
	};
	const [width, height] = sizes[fieldType] ?? [220, 24];
	return { id, name: id, fieldType, pageNumber: 1, bounds: { x, y, width, height }, ...extra };
}

/** One required signature: the least there is to do. */
export const oneSignature = () => [field("Signature", "Signature", 96, 560, { isRequired: true })];

const narrow = (x: number, y: number) => ({ bounds: { x, y, width: 140, height: 24 } });

/** Every type of field there is, on the first page. */
export function everyType(prefix: string, pageNumber = 1): Field[] {
	const at = (name: string, type: string, x: number, y: number, extra: Field = {}) =>
		field(`${prefix} ${name}`, type, x, y, { pageNumber, ...extra });
	const group = `${prefix} place`;
	return [
		at("full name", "Name", 96, 400, { isRequired: true }),
		at("e-mail", "Email", 340, 400, { isRequired: true }),
		at("job title", "Title", 96, 440, { isRequired: true, placeholder: "Your role" }),
		at("company", "Company", 340, 440),
		at("note", "TextBox", 96, 480, { bounds: { x: 96, y: 480, width: 220, height: 44 }, characterLimit: 80 }),
		at("payment", "DropDown", 340, 480, { dropdownOptions: ["Monthly", "Weekly"], isRequired: true }),
		at("start", "EditableDate", 340, 515, { isRequired: true, dateFormat: "dd-MMM-yyyy" }),
		at("hours", "TextBox", 580, 400, { ...narrow(580, 400), validationType: "NumbersOnly" }),
		at("rate", "TextBox", 580, 440, { ...narrow(580, 440), validationType: "Currency" }),
		at("pay", "Formula", 580, 480, {
			...narrow(580, 480),
			formulaFieldSettings: { formulaExpression: `[${prefix} hours] * [${prefix} rate]`, decimalPrecision: 2 },
		}),
		at("terms", "CheckBox", 96, 540, { isRequired: true }),
		at("on site", "RadioButton", 140, 540, { groupName: group, isRequired: true }),
		at("remote", "RadioButton", 180, 540, { groupName: group }),
		at("label", "Label", 96, 575, { value: "Signed at Harbour Street" }),
		at("link", "Hyperlink", 340, 575, { value: "https://example.com/terms", hyperlinkText: "Read the terms" }),
		at("photo", "Image", 96, 610),
		at("passport", "Attachment", 340, 610, { attachmentInfo: { allowedFileTypes: "PDF" } }),
		at("sketch", "Drawing", 340, 650),
		at("signature", "Signature", 96, 760, { isRequired: true }),
		at("initials", "Initial", 380, 770, { isRequired: true }),
		at("signed on", "DateSigned", 500, 780),
	];
}
