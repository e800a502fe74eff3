import { DATE_FORMATS, type DateFormat, TIME_FORMATS, type TimeFormat } from "#lib/fields/field-types.ts";
import { type FieldKeyCase, plainInput } from "./key-case.ts";

/** 5 March 2031, 07:08:09 UTC. */
export const SIGNED_AT = "2031-03-05T07:08:09.000Z";

const DATES: Record<DateFormat, string> = {
	"MM/dd/yyyy": "03/05/2031",
	"dd/MM/yyyy": "05/03/2031",
	"dd-MMM-yyyy": "05-Mar-2031",
	"MMM-dd-yyyy": "Mar-05-2031",
	"MMM dd, yyyy": "Mar 05, 2031",
	"dd MMM, yyyy": "05 Mar, 2031",
	"yyyy, MMM dd": "2031, Mar 05",
	"yyyy/MM/dd": "2031/03/05",
	"dd-MM-yyyy": "05-03-2031",
	"MM-dd-yyyy": "03-05-2031",
	"yyyy-MM-dd": "2031-03-05",
};

const TIMES: Record<TimeFormat, string> = {
	"hh:mm tt": " 07:08 AM",
	"h:mm tt": " 7:08 AM",
	"HH:mm": " 07:08",
	"H:mm": " 7:08",
	"hh:mm:ss tt": " 07:08:09 AM",
	"h:mm:ss tt": " 7:08:09 AM",
	"HH:mm:ss": " 07:08:09",
	"H:mm:ss": " 7:08:09",
	None: "",
};

const FORMULA = "FormulaFieldSettings.FormulaExpression";

function written(formulaExpression: string, decimalPrecision = 0) {
	return { formulaFieldSettings: { formulaExpression, decimalPrecision } };
}

/** Keys of one type each. A DateSigned is expected to be signed at SIGNED_AT by a reader of English in UTC. */
export const TYPE_CASES: readonly FieldKeyCase[] = [
	...DATE_FORMATS.map((dateFormat) => dateSignedCase("dateFormat", { dateFormat }, DATES[dateFormat])),
	{ ...dateSignedCase("dateFormat", { dateFormat: null }, DATES["MM/dd/yyyy"]), note: "null inherits the account's" },
	...TIME_FORMATS.map((timeFormat) => dateSignedCase("timeFormat", { timeFormat }, `03/05/2031${TIMES[timeFormat]}`)),
	{ ...dateSignedCase("timeFormat", { timeFormat: null }, "03/05/2031 07:08"), note: "null inherits the account's" },
	...DATE_FORMATS.map(editableDateCase),
	{
		key: "formulaFieldSettings",
		note: "",
		type: "Formula",
		input: plainInput("Formula", {
			formulaFieldSettings: { formulaExpression: "1000 * (1 + 0.2345)", decimalPrecision: "2" },
		}),
		expectField: { formula: { expression: "1000 * (1 + 0.2345)", decimalPrecision: 2 }, value: null },
		refusals: [
			{ change: { formulaFieldSettings: null }, path: FORMULA, message: /FormulaExpression is required/ },
			{ change: written("1 +"), path: FORMULA, message: /at character 4: a number or a field is missing/ },
			{ change: written("rent / (2 - 2)"), path: FORMULA, message: /divides by zero/ },
			{ change: written("rent ^ 0.5"), path: FORMULA, message: /power that is not a whole number/ },
			{ change: written("1", 11), path: "FormulaFieldSettings.DecimalPrecision", message: /from 0 to 10/ },
			{ change: { fieldType: "TextBox" }, path: "FormulaFieldSettings", message: /only for Formula fields/ },
			{ change: { value: "7" }, path: "Value", message: /can’t be prefilled: its value is calculated/ },
		],
		expectOnPage: { text: "1,234.50" },
		expectInPdf: { text: "1,234.50" },
	},
	{
		key: "editableDateFieldSettings",
		note: "minDate and maxDate",
		type: "EditableDate",
		input: plainInput("EditableDate", {
			editableDateFieldSettings: { minDate: "2030-01-01T00:00:00Z", maxDate: "2030-12-31T23:59:59+02:00" },
			value: "06/15/2030",
		}),
		expectField: { minDate: "2030-01-01T00:00:00Z", maxDate: "2030-12-31T23:59:59+02:00", value: "2030-06-15" },
		refusals: [
			settingsRefusal({ minDate: "2030-01-01" }, "MinDate", /Z or a UTC offset/),
			settingsRefusal({ maxDate: "2030-02-31T00:00:00Z" }, "MaxDate", /ISO 8601/),
			settingsRefusal({ minDate: "2031-01-01T00:00:00Z", maxDate: "2030-01-01T00:00:00Z" }, "MinDate", /after MaxDate/),
			settingsRefusal({ timeFormat: "HH:mm" }, "TimeFormat", /has no time/),
			{ change: { value: "2029-12-31" }, path: "Value", message: /before 2030-01-01/ },
			{ change: { value: "2031-01-01" }, path: "Value", message: /after 2030-12-31/ },
			{ change: { value: "02/30/2030" }, path: "Value", message: /MM\/dd\/yyyy/ },
		],
		expectOnPage: {
			text: "06/15/2030",
			tries: [
				{ value: "2029-12-31", code: "beforeMin" },
				{ value: "2031-01-01", code: "afterMax" },
				{ value: "2030-01-01", canonical: "2030-01-01" },
			],
		},
		expectInPdf: { text: "06/15/2030" },
	},
	{
		key: "imageInfo",
		note: "extensions, .jpg and .jpeg being one",
		type: "Image",
		input: plainInput("Image", {
			imageInfo: { title: "Photo", description: "A face", allowedFileExtensions: ".jpg, png" },
		}),
		expectField: {
			imageInfo: { title: "Photo", description: "A face", allowedFileExtensions: [".jpg", ".jpeg", ".png"] },
		},
		refusals: [
			{
				change: { imageInfo: { allowedFileExtensions: ".gif" } },
				path: "ImageInfo.AllowedFileExtensions",
				message: /\.gif/,
			},
		],
		expectOnPage: { text: "Photo", attributes: { accept: ".jpg,.jpeg,.png" } },
		expectInPdf: { none: "title and description guide the signer" },
	},
	{
		key: "attachmentInfo",
		note: "types and extensions",
		type: "Attachment",
		input: plainInput("Attachment", {
			attachmentInfo: {
				title: "Passport",
				description: "Both sides",
				allowedFileTypes: "PDF, image",
				acceptedFileTypes: [".PDF"],
			},
		}),
		expectField: {
			attachmentInfo: {
				title: "Passport",
				description: "Both sides",
				allowedFileTypes: ["PDF", "Image"],
				acceptedFileTypes: [".pdf"],
			},
		},
		refusals: [
			{
				change: { attachmentInfo: { allowedFileTypes: "Video" } },
				path: "AttachmentInfo.AllowedFileTypes",
				message: /PDF/,
			},
			{
				change: { attachmentInfo: { acceptedFileTypes: [".exe"] } },
				path: "AttachmentInfo.AcceptedFileTypes",
				message: /\.exe/,
			},
		],
		expectOnPage: { text: "Passport", attributes: { accept: ".pdf" } },
		expectInPdf: { none: "the file is embedded under its own name" },
	},
	{
		key: "hyperlinkText",
		note: "",
		type: "Hyperlink",
		input: plainInput("Hyperlink", { hyperlinkText: "Our terms", value: "https://example.com/terms" }),
		expectField: { hyperlinkText: "Our terms", value: "https://example.com/terms" },
		refusals: [
			{ change: { hyperlinkText: "" }, path: "HyperlinkText", message: /required/ },
			{ change: { value: "" }, path: "Value", message: /required for a Hyperlink/ },
			{ change: { value: "javascript:alert(1)" }, path: "Value", message: /http or https/ },
		],
		expectOnPage: { text: "Our terms", attributes: { href: "https://example.com/terms" } },
		expectInPdf: { text: "Our terms", linkUrl: "https://example.com/terms" },
	},
];

function dateSignedCase(
	key: "dateFormat" | "timeFormat",
	formats: { dateFormat: DateFormat | null } | { timeFormat: TimeFormat | null },
	text: string,
): FieldKeyCase {
	return {
		key,
		note: String(Object.values(formats)[0]),
		type: "DateSigned",
		input: plainInput("DateSigned", formats),
		expectField: formats,
		refusals: [
			key === "dateFormat"
				? { change: { dateFormat: "yy-MM" }, path: "DateFormat", message: /one of: MM\/dd\/yyyy; / }
				: { change: { timeFormat: "noon" }, path: "TimeFormat", message: /one of: hh:mm tt; / },
		],
		expectOnPage: { text },
		expectInPdf: { text },
	};
}

function editableDateCase(dateFormat: DateFormat): FieldKeyCase {
	return {
		key: "editableDateFieldSettings",
		note: dateFormat,
		type: "EditableDate",
		input: plainInput("EditableDate", { editableDateFieldSettings: { dateFormat }, value: DATES[dateFormat] }),
		expectField: { dateFormat, timeFormat: "None", value: "2031-03-05" },
		refusals: [settingsRefusal({ dateFormat: "d.m.y" }, "DateFormat", /one of/)],
		expectOnPage: { text: DATES[dateFormat], tries: [{ value: "2031-13-01", code: "notDate" }] },
		expectInPdf: { text: DATES[dateFormat] },
	};
}

function settingsRefusal(editableDateFieldSettings: Record<string, string>, key: string, message: RegExp) {
	return { change: { editableDateFieldSettings, value: "" }, path: `EditableDateFieldSettings.${key}`, message };
}
