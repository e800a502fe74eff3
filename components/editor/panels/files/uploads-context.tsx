"use client";

import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from "react";
import { useDeskItself } from "#components/editor/state/editor-context.tsx";
import { toast } from "#components/ui/actions/toast.tsx";
import { takeHandedOverFiles } from "#components/ui/handed-over-files.ts";
import { useWords } from "#components/ui/words.tsx";
import type { Messages } from "#lib/i18n/generated/messages.d.ts";
import { format } from "#lib/i18n/message.ts";
import { useWork } from "../../work/work-context.tsx";
import { useDeskFacts } from "../editor-facts.tsx";
import { createUploads, type Upload, type Uploads } from "./uploads.ts";

const UploadsContext = createContext<Uploads | null>(null);

/** Takes files into this draft; also those that were dropped on the page before the desk. */
export function UploadsProvider({ children }: { children: ReactNode }) {
	const { store } = useDeskItself();
	const words = useWords("editor").panels.files;
	const { user, isSandbox, defaults } = useDeskFacts();
	const { subject } = useWork();
	const [uploads] = useState(() =>
		createUploads({
			subject,
			userId: user.id,
			isSandbox,
			defaults,
			version: () => store.getSnapshot().version,
			onLost: () => void store.refresh(),
			onNotTaken(upload) {
				// An empty paper says it. A phone and a folded side do not show the list of files.
				if (Object.keys(store.getSnapshot().draft.files).length === 0) return;
				if (!document.getElementById("desk-files")?.checkVisibility()) toast(whyNotTaken(upload, words), "bad");
			},
			onTaken(file, answer, replaces) {
				store.receive(answer);
				if (replaces === null) return;
				const { fields } = store.getSnapshot().draft;
				const kept = Object.values(fields).filter((field) => field.fileId === file.id);
				const lost = Object.values(fields).filter((field) => field.fileId === replaces);
				if (kept.length > 0) toast(format(words.replaced, { count: kept.length }));
				if (lost.length > 0) toast(format(words.lost, { count: lost.length }), "warn");
			},
		}),
	);
	useEffect(() => {
		const files = takeHandedOverFiles();
		if (files.length > 0) uploads.add(files);
	}, [uploads]);
	return <UploadsContext value={uploads}>{children}</UploadsContext>;
}

/** Why a file is not in. */
export function whyNotTaken(
	{ state, reason, file: { name } }: Upload,
	words: Messages["editor"]["panels"]["files"],
): string {
	return state === "failed" ? format(words.failed, { name }) : (reason ?? format(words.unusable, { name }));
}

/** @throws Error outside a desk */
export function useUploads(): Uploads {
	const uploads = useContext(UploadsContext);
	if (!uploads) throw new Error("Files are added outside of a desk.");
	return uploads;
}

/** What is on its way, and what did not get in. */
export function useUploadList(): readonly Upload[] {
	const uploads = useUploads();
	return useSyncExternalStore(uploads.subscribe, uploads.getSnapshot, uploads.getSnapshot);
}
