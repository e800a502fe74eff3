import type { PrintedDateFormat } from "#lib/fields/field-types.ts";

/** Why a value cannot be taken. Pages word it through lib/i18n, the API through describeProblem. */
export type FieldValueProblem =
	| { code: "required" }
	/** Counted in code points. */
	| { code: "tooLong"; limit: number; length: number }
	/** No font has the letter, so it could not be printed. */
	| { code: "notDrawn"; letter: string }
	| { code: "notNumber" }
	| { code: "notCurrency" }
	| { code: "notEmail" }
	/** The sender's own message, when there is one. */
	| { code: "pattern"; message: string | null }
	| { code: "notDate"; format: PrintedDateFormat }
	/** yyyy-MM-dd */
	| { code: "beforeMin"; min: string }
	| { code: "afterMax"; max: string }
	| { code: "notAnOption" }
	| { code: "notOnOff" }
	| { code: "tooManyTicked"; maximum: number }
	| { code: "notUrl" }
	| { code: "notText" }
	/** Read-only, or shown only. */
	| { code: "notEditable" }
	/** Bytes reach the field by an upload, not as a value. */
	| { code: "serverOnly" }
	| { code: "blankMark" }
	| { code: "badMark" }
	| { code: "markTooLarge" }
	| { code: "fileType"; allowed: string[] }
	/** Once its bytes were looked at; in the words of who chose it. */
	| { code: "badFile"; message: string }
	| { code: "fileTooLarge"; limitBytes: number };

/** The problem as an English sentence for an API answer. */
export function describeProblem(problem: FieldValueProblem): string {
	switch (problem.code) {
		case "tooLong":
			return `The value has ${problem.length} characters; at most ${problem.limit} are allowed.`;
		case "notDrawn":
			return `The character ${problem.letter} (${codePointName(problem.letter)}) can’t be printed. Use another one.`;
		case "pattern":
			return problem.message ?? "The value doesn’t match the field’s regular expression.";
		case "notDate":
			return `The value must be a date in ISO 8601 (yyyy-MM-dd) or in the field's format ${problem.format}.`;
		case "tooManyTicked":
			return `At most ${problem.maximum} checkboxes in this group can be checked.`;
		case "beforeMin":
			return `The date must not be before ${problem.min}.`;
		case "afterMax":
			return `The date must not be after ${problem.max}.`;
		case "fileType":
			return `The file must be one of these types: ${problem.allowed.join(", ")}.`;
		case "badFile":
			return problem.message;
		case "fileTooLarge":
			return `The file must not be larger than ${Math.floor(problem.limitBytes / 1_048_576)} MB.`;
		default:
			return SENTENCES[problem.code];
	}
}

/** A character as Unicode counts it, such as U+13A0: it may have no glyph where the sentence is read either. */
export function codePointName(letter: string): string {
	return `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

const SENTENCES = {
	required: "A value is required.",
	notNumber: "The value must be a number.",
	notCurrency: "The value must be an amount of money, such as 1,234.50.",
	notEmail: "The value must be an email address.",
	notAnOption: "The value must be one of the field's DropdownOptions.",
	notOnOff: "The value must be on or off.",
	notUrl: "The value must be an http or https address.",
	notText: "The value must be a string.",
	notEditable: "This field can’t be changed.",
	serverOnly: "A file must be uploaded for this field.",
	blankMark: "The signature is empty. Draw or type it.",
	badMark: "The signature can’t be read.",
	markTooLarge: "The signature has too many strokes or points.",
} as const;
