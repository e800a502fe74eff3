import type { PluralForms } from "#lib/i18n/format.ts";

const many = (forms: PluralForms): PluralForms => forms;

/** Words of the page that verifies a PDF; those of its report are in a room of their own. */
export const verifyEn = {
	title: "Verify a PDF",
	lead: "See whether a PDF is exactly what was sealed here and who signed it, or what the signatures of somebody else's file are worth. The file is checked and not kept.",
	notFromHere: "This report is not from here, or the address was cut short. Check the file again.",
	tooLarge: "This file is larger than {megabytes} MB.",
	check: "Check this PDF",
	uploading: "Uploading {name} …",
	checking: "Checking {name} …",
	upload: "Upload",
	percent: "{percent} percent",
	another: "Check another PDF",
	choose: "Choose a PDF, or drop it here",
	limit: "Up to {megabytes} MB",
	file: "PDF to check",
	changed: "Changed after signing",
	who: "Who signed",
	whoAbout: "As the audit trail kept here says.",
	moreSigners: many({ one: "And # more.", other: "And # more." }),
	moreSignatures: many({
		one: "And # more signatures, which count in the verdict too.",
		other: "And # more signatures, which count in the verdict too.",
	}),
	facts: { checked: "Checked", document: "Document", trail: "Trail head" },
};

export type VerifyMessages = typeof verifyEn;
