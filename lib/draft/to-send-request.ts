import { z } from "zod";
import { optionalTimeZone, optionalWebAddress } from "#lib/contract/brands/brand-values.ts";
import {
	type SendDocumentRequest,
	type SignerRequest,
	sendDocumentSchema,
} from "#lib/contract/documents/sending/send-document.ts";
import { fieldErrorsOf } from "#lib/contract/field-errors.ts";
import { copiesOf } from "./copies.ts";
import type { DraftRecipient, DraftState } from "./draft-state.ts";
import { enteredPeople, nameOfPeople, peopleProblems } from "./entered-people.ts";
import { type SendOrigin, toSendWire } from "./to-send-wire.ts";

type ToSendRequest =
	| { request: SendDocumentRequest; fileIds: string[]; origin: SendOrigin }
	/** The API’s own sentences, by part of the request; `origin` says where in the draft that is. */
	| { errors: Record<string, string[]>; fileIds: string[]; origin: SendOrigin };

/**
 * A draft as a send request, validated by the rules of the API. What only the draft can have wrong (a field without
 * a page, no file) is not told here: see `findDraftProblems`.
 *
 * @param sendAt unix seconds; null: at once
 * @param useTextTags whether text tags bring more fields
 */
export function toSendRequest(state: DraftState, sendAt: number | null, useTextTags = false): ToSendRequest {
	const { wire, fileIds, origin } = toSendWire(state, sendAt);
	const parsed = sendDocumentSchema.safeParse({ ...wire, useTextTags });
	const beyond = beyondWire.safeParse(state.document);
	const ofPeople = peopleErrors(state, origin);
	const errors = {
		...(parsed.success ? {} : fieldErrorsOf(parsed.error)),
		...(beyond.success ? {} : fieldErrorsOf(beyond.error)),
		...ofPeople,
	};
	if (!parsed.success || !beyond.success || Object.keys(ofPeople).length > 0) return { errors, fileIds, origin };
	const signers = parsed.data.signers.map((signer, index) =>
		withPeople(signer, state.recipients[origin.recipients[index] ?? ""]),
	);
	const cc = withNames(parsed.data.cc, state);
	return { request: { ...parsed.data, ...beyond.data, signers, cc }, fileIds, origin };
}

/** The API knows the addresses of copies only. Their names and places in the list are the editor's. */
function withNames(cc: SendDocumentRequest["cc"], { recipients }: DraftState): SendDocumentRequest["cc"] {
	const copies = copiesOf(recipients);
	return cc.map((copy) => {
		const known = copies.find(({ email }) => email.toLowerCase() === copy.emailAddress.toLowerCase());
		return known ? { ...copy, name: known.name, position: known.position } : copy;
	});
}

function peopleErrors(state: DraftState, origin: SendOrigin): Record<string, string[]> {
	const found = origin.recipients.flatMap((id, signer) => {
		const recipient = state.recipients[id];
		const people = recipient ? enteredPeople(recipient) : null;
		return (people ? peopleProblems(people) : []).map(({ part: of, sentence }): [string, string[]] => {
			const part = `Signers[${signer}].People${of}`;
			return [part, [`${part} ${sentence}`]];
		});
	});
	return Object.fromEntries(found);
}

/** A signer's place with those who were entered there, trimmed. */
export function withPeople(signer: SignerRequest, recipient: DraftRecipient | undefined): SignerRequest {
	const entered = recipient ? enteredPeople(recipient) : null;
	if (!recipient || entered === null) return signer;
	const people = entered.map(({ name, email }) => ({ name: name.trim(), email: email.trim() }));
	return { ...signer, groupId: null, people, name: nameOfPeople(recipient.name, people, recipient.locale) };
}

/** What a draft says that the interface leaves to brands, by the rules for brands. */
const beyondWire = z.object({ timeZone: optionalTimeZone(), redirectUrl: optionalWebAddress() });
