import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { mayHoldValue } from "#lib/draft/to-send-wire.ts";

type Field = WholeDocument["slotFields"][number];

/**
 * A document's fields with the words that its sender wrote into them, and nothing else: what signers entered or
 * adopted is theirs, and names and addresses of signers are filled in anew when it is sent.
 */
export function asSenderLeft({ slotFields, signers }: Pick<WholeDocument, "slotFields" | "signers">): Field[] {
	return slotFields.map((field) => {
		const signer = signers.find(({ id }) => id === field.signerId);
		const isKnown =
			(field.type === "Name" && field.value === signer?.name) ||
			(field.type === "Email" && field.value === signer?.email);
		const isSenders = field.valueAt === null && mayHoldValue(field.definition) && !isKnown;
		return isSenders ? field : { ...field, value: null };
	});
}
