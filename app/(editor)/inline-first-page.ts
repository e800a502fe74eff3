import { inlinePicture } from "#components/viewer/inline-pictures.ts";
import { deskPictureUrl } from "#lib/contract/editor-files.ts";
import type { Viewable } from "#lib/domain/documents/viewing/viewable.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import { leftOutOf, leftOutTag } from "#lib/draft/found-place.ts";
import { byOrder } from "#lib/draft/order-keys.ts";
import { inlineData } from "#lib/http/pages/inline-data.ts";

type ShownPage = { fileId: string; page: number; leftOut: string; askedWidthPx: null };

/** Puts the first page of a draft into the HTML, so that it shows before anything else has loaded. */
export async function inlineFirstPage(
	path: string,
	draft: DraftState,
	view: (shown: ShownPage) => Promise<Viewable>,
): Promise<void> {
	const [fileId] = byOrder(draft.files);
	if (fileId === undefined) return;
	const shown = { page: 1, leftOut: leftOutTag(leftOutOf(draft, fileId)) };
	const data = await inlineData(() => view({ ...shown, fileId, askedWidthPx: null }));
	if (data) inlinePicture(deskPictureUrl(path, fileId, shown), data);
}
