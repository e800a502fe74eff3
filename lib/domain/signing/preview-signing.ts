import type { PreviewedPerson, SigningPreview } from "#lib/contract/signing/signing-preview.ts";
import { findWholeDocumentInScope } from "#lib/db/stores/documents/whole-document.ts";
import { finishUrlOf } from "#lib/domain/brands/finish-url-of.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { readFirstTexts } from "#lib/domain/documents/pages/page-text.ts";
import { draftFiles } from "#lib/domain/drafts/editing/draft-files.ts";
import { requireDraft } from "#lib/domain/drafts/editing/require-draft.ts";
import { qrPath } from "#lib/domain/qr-path.ts";
import { leftOutOf, leftOutTag } from "#lib/draft/found-place.ts";
import { type PreviewRequest, toPreviewRequest } from "#lib/draft/to-preview-request.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { workplaceMessages } from "#lib/i18n/app-messages.ts";
import { catalogueLocale, type Locale } from "#lib/i18n/locales.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { buildPreview } from "./build-preview.ts";
import { signingPageCommon } from "./signing-page-common.ts";
import { signingView } from "./signing-view.ts";

type PreviewInput = {
	documentId: string;
	/** A key of the draft's recipients. */
	recipientId: string;
	/** The language to show it in; null: the recipient's. */
	locale: Locale | null;
};

/**
 * The signing page of somebody whom a draft would be sent to, as the draft is saved: made by what makes the pages of
 * links, of rows that nobody writes. Has no effect: there is no link, and so nothing that a call could be made with.
 *
 * @throws AppError NotFound, also for a draft of which nothing can be shown yet; GoneError when it is no draft any more
 */
export const previewSigning = defineVerb(
	{ permission: "documents.read" },
	async (context: GrantedContext, { documentId, recipientId, locale }: PreviewInput): Promise<SigningPreview> => {
		const { draft } = await requireDraft(context, documentId, null);
		const stored = await findWholeDocumentInScope(documentScope(context), documentId);
		const wanted = toPreviewRequest(draft.state);
		const index = wanted?.recipientIds.indexOf(recipientId) ?? -1;
		const files = wanted && stored ? draftFiles(draft.state, wanted.fileIds, stored.files) : [];
		if (!stored || !wanted || index < 0 || files.length === 0) throw notFound("document");
		const { document, signer: own } = await buildPreview(context, { stored, request: wanted.request, files, index });
		const signer = { ...own, locale: locale ?? own.locale };
		const urls = { field: (_: string, key: string) => key, mark: (_: string, key: string) => key };
		const shown = files.map(({ id }) => ({ id, leftOut: leftOutTag(leftOutOf(draft.state, id)) }));
		// What fields have taken the place of since is left out where the browser asks for it.
		const isCurrent = shown.every(({ leftOut }, index) => leftOut === leftOutTag(document.files[index]?.leftOut ?? []));
		const texts = isCurrent ? await readFirstTexts(document, "sender") : [];
		const view = { ...signingView(document, signer, urls, context.now()), texts };
		const words = workplaceMessages(catalogueLocale(signer.locale)).editor.preview;
		return {
			common: { ...signingPageCommon(document, signer), redirectUrl: null, finishUrl: finishUrlOf(document) },
			view,
			files: shown,
			...peopleAround(wanted, index),
			code: qrPath(words.code),
		};
	},
);

/** Whose turn it is, who has theirs at the same time, and whose comes next. */
function peopleAround(
	{ request: { signers, enableSigningOrder } }: PreviewRequest,
	own: number,
): Pick<SigningPreview, "person" | "together" | "next"> {
	const people = signers.map(({ name, emailAddress, signerOrder }, index) => ({
		person: { name: name || emailAddress, number: index + 1 },
		turn: enableSigningOrder ? (signerOrder ?? index + 1) : 0,
		index,
	}));
	const ofTurn = (turn: number): PreviewedPerson[] =>
		people.filter((one) => one.turn === turn && one.index !== own).map(({ person }) => person);
	const turn = people[own]?.turn ?? 0;
	const later = people.map((one) => one.turn).filter((one) => one > turn);
	return {
		person: people[own]?.person ?? { name: "", number: own + 1 },
		together: ofTurn(turn),
		next: ofTurn(Math.min(...later)),
	};
}
