import { randomUUID } from "node:crypto";
import { env } from "#lib/config/env.ts";
import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import type { CorrectedRows } from "#lib/db/stores/drafts/corrected-document.ts";
import { withBrandDefaults } from "#lib/domain/brands/with-brand-defaults.ts";
import { expiryDate } from "#lib/domain/documents/rules.ts";
import { copyColumns, settingsOf } from "#lib/domain/documents/sending/build-document.ts";
import { searchText } from "#lib/domain/documents/sending/search-text.ts";
import type { DraftDocument, DraftState } from "#lib/draft/draft-state.ts";
import { isSameValue } from "#lib/draft/is-same-value.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { isSameExpiry, type JudgedCorrection } from "./judge-correction.ts";

type Input = Pick<JudgedCorrection, "request"> & { whole: WholeDocument; current: DraftState; merged: DraftState };

/** Settings that a draft and a document call the same. */
const SAME = [
	...["hideDocumentId", "downloadOption", "disableSms", "signatureTypes"],
	...["downloadFileName", "recipientNotifications", "timeZone", "redirectUrl"],
] as const;

/**
 * What a correction makes of the document itself. Settings that it does not change stay as they were stored.
 *
 * @throws AppError ValidationError when the document would have expired by then
 */
export function correctedColumns(
	{ request, whole, current, merged }: Input,
	people: readonly { name: string; email: string; groupName: string | null }[],
	now: Date,
): CorrectedRows["document"] {
	const { title, message, enableSigningOrder, enableReassign, disableEmails, labels, metaData } = merged.document;
	const changes = (name: keyof DraftDocument) => !isSameValue(merged.document[name], current.document[name]);
	const wanted = settingsOf(withBrandDefaults(request, whole.brand?.settings.documentExpirySettings ?? null, now));
	const kept = Object.fromEntries(
		SAME.flatMap((name) => (changes(name as keyof DraftDocument) ? [[name, wanted[name as keyof typeof wanted]]] : [])),
	);
	const expires = isSameExpiry(merged, current) ? null : expiry(whole, wanted.expiry, now);
	return {
		...{ title, message, enableSigningOrder, enableReassign, disableEmails, metaData },
		labels: [...labels],
		searchText: searchText({ title, people }, labels),
		settings: {
			...whole.settings,
			...kept,
			...(expires ? { expiry: wanted.expiry } : {}),
			...(changes("disableExpiryAlert") ? { enableExpiryAlert: wanted.enableExpiryAlert } : {}),
			...(isSameValue(merged.fields, current.fields) ? {} : { formGroups: request.formGroups }),
		},
		...(expires ? { expiresAt: expires } : {}),
		edition: whole.edition + 1,
	};
}

/** The time runs since the document was sent. */
function expiry({ sentAt, createdAt }: WholeDocument, terms: Parameters<typeof expiryDate>[1], now: Date): Date {
	const expiresAt = expiryDate(sentAt ?? createdAt, terms, env().dayMs);
	if (expiresAt > now) return expiresAt;
	throw fieldRefusal("ExpiryValue", said("correctionExpiryPast"));
}

/** Who receives a copy after a correction. Those who did before keep their row, and with it their links. */
export function correctedCopies({ request, whole }: Pick<Input, "request" | "whole">): CorrectedRows["copies"] {
	const wanted = copyColumns(request);
	const there = new Map(whole.carbonCopies.map((copy) => [copy.email, copy]));
	return {
		removed: [...there.keys()].filter((email) => !wanted.some((copy) => copy.email === email)),
		updated: wanted.flatMap((copy) => {
			const known = there.get(copy.email);
			const isSame = known?.name === copy.name && known.position === copy.position;
			return known && !isSame ? [{ id: known.id, name: copy.name, position: copy.position }] : [];
		}),
		inserted: wanted
			.filter(({ email }) => !there.has(email))
			.map((copy) => ({ id: randomUUID(), documentId: whole.id, ...copy })),
	};
}
