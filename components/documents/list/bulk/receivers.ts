import type { PickableDocument } from "#lib/contract/documents/listing/bulk-action.ts";

/** Somebody to whom documents can be given. */
export type Receiver = { id: string; name: string; email: string; isReader: boolean };

/** To whom of the people these documents can be given: nobody who has all of them, and others before oneself. */
export function receiversOf(people: readonly Receiver[], documents: readonly PickableDocument[]): Receiver[] {
	const able = people.filter(({ id }) => documents.some(({ senderId }) => senderId !== id));
	return [...able.filter((one) => !one.isReader), ...able.filter((one) => one.isReader)];
}
