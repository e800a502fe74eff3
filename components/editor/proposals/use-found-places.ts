"use client";

import { useEffect, useRef } from "react";
import { deskPlacesUrl } from "#lib/contract/editor-files.ts";
import type { Found } from "#lib/draft/found-place.ts";
import { byOrder } from "#lib/draft/order-keys.ts";
import { format } from "#lib/i18n/message.ts";
import { useDesk } from "../state/use-editor.ts";
import { useWork, type Work } from "../work/work-context.tsx";
import { toProposal } from "./proposal.ts";
import { isKeptPutOff } from "./put-off.ts";

/** The pages come first, and whoever opens the desk has something to do until then. */
const REST_MS = 600;

/** Asks what the files have that could be fields: one file after the other, each once, when the desk stands. */
export function useFoundPlaces(): void {
	const work = useWork();
	const fileIds = useDesk(({ draft }) => byOrder(draft.files));
	const hasDraft = useDesk(({ version }) => version > 0);
	// What couldn’t be placed isn’t proposed.
	const mayPlace = useDesk(({ draft }) => draft.template?.fields.canAdd ?? true);
	const asked = useRef(new Set<string>());
	useEffect(() => {
		work.proposals.set({ isPutOff: isKeptPutOff(work.subject.id) });
	}, [work]);
	useEffect(() => {
		// What was sent has what its sender took of it.
		const open =
			hasDraft && mayPlace && !work.facts.correction ? fileIds.filter((fileId) => !asked.current.has(fileId)) : [];
		if (open.length === 0) return;
		const timer = window.setTimeout(() => {
			for (const fileId of open) asked.current.add(fileId);
			void askForAll(work, open);
		}, REST_MS);
		return () => window.clearTimeout(timer);
	}, [work, fileIds, hasDraft, mayPlace]);
}

async function askForAll(work: Work, fileIds: readonly string[]): Promise<void> {
	for (const fileId of fileIds) {
		const answer = await ask(deskPlacesUrl(work.subject.path, fileId));
		if (!answer) continue;
		const { found, unclosedTags } = work.proposals.getSnapshot();
		work.proposals.set({
			found: { ...found, [fileId]: answer.places.map((place) => toProposal(fileId, place)) },
			unclosedTags: { ...unclosedTags, [fileId]: answer.unclosedTag },
		});
	}
	const count = work.proposals.open(work.store.getSnapshot().draft).length;
	if (count === 0 || work.proposals.getSnapshot().isPutOff) return;
	work.announcer.say(format(work.words.proposals.title.place, { count }));
}

/** Without an answer nothing is proposed: everything can be placed by hand. */
async function ask(url: string): Promise<Found | null> {
	try {
		const response = await fetch(url, { cache: "no-store" });
		return response.ok ? ((await response.json()) as Found) : null;
	} catch {
		return null;
	}
}
