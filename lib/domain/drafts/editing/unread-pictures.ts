import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";

/** A field holds a picture that was not read: nothing stands for it in a draft. */
export class UnreadPictures extends Error {
	readonly fields: WholeDocument["slotFields"];

	/** @param fields all of the document, as it is now */
	constructor(fields: WholeDocument["slotFields"]) {
		super("An image was not read.");
		this.fields = fields;
	}
}
