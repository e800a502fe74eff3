import type { DraftState } from "#lib/draft/draft-state.ts";
import type { DeskCorrection } from "#lib/draft/editor-facts.ts";
import type { Messages } from "#lib/i18n/generated/messages.d.ts";
import type { NamingFacts } from "../recipients/recipient-names.ts";

/** Who reads what a correction changes: the language, and how moments and settings are written in it. */
export type CorrectionReader = NamingFacts & {
	/** What each type of field is called. */
	types: Messages["field-settings"]["types"];
	/** Until when the document can be signed, as its settings have it. */
	expiry: string;
};

/** A correction as it stands, and who reads of it. */
export type Corrected = { draft: DraftState; correction: DeskCorrection; reader: CorrectionReader };
