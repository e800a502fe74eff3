import { z } from "zod";
import { optionalTimeZone, optionalWebAddress } from "#lib/contract/brands/brand-values.ts";
import type { SendDocumentRequest } from "#lib/contract/documents/send-document.ts";
import { fieldErrorsOf } from "#lib/contract/field-errors.ts";
import type { DraftState } from "./draft-state.ts";
import { judgeWire } from "./judge-wire.ts";
import { type SendOrigin, toSendWire } from "./to-send-wire.ts";

export type ToSendRequest =
	| { request: SendDocumentRequest; fileIds: string[]; origin: SendOrigin }
	/** The interface's own sentences, by part of the request; `origin` says where in the draft that is. */
	| { errors: Record<string, string[]>; fileIds: string[]; origin: SendOrigin };

/**
 * A draft as a send request, judged by the rules of the interface. What only the draft can have wrong (a field without
 * a page, no file) is not told here: see `findDraftProblems`.
 *
 * @param sendAt unix seconds; null: at once
 */
export function toSendRequest(state: DraftState, sendAt: number | null): ToSendRequest {
	const { wire, fileIds, origin } = toSendWire(state, sendAt);
	const judged = judgeWire(wire);
	const beyond = beyondWire.safeParse(state.document);
	const given = "errors" in judged ? judged.errors : {};
	const errors = { ...given, ...(beyond.success ? {} : fieldErrorsOf(beyond.error)) };
	if ("errors" in judged || !beyond.success) return { errors, fileIds, origin };
	return { request: { ...judged.request, ...beyond.data }, fileIds, origin };
}

/** What a draft says that the interface leaves to brands, by the rules for brands. */
const beyondWire = z.object({ timeZone: optionalTimeZone(), redirectUrl: optionalWebAddress() });
