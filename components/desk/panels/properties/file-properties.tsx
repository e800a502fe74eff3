"use client";

import { useWords } from "#components/ui/words.tsx";
import type { DraftField } from "#lib/draft/draft-state.ts";
import { TextInput } from "../parts/text-input.tsx";
import { ListInput } from "../settings/list-input.tsx";
import type { Chosen } from "./use-chosen-fields.ts";

/** What is asked for where a file is to be added. */
export function FileProperties({ field, change }: { field: DraftField; change: Chosen["change"] }) {
	const words = useWords("desk").properties.file;
	const { imageInfo, attachmentInfo } = field;
	const isImage = field.type === "Image";
	const info = isImage ? imageInfo : attachmentInfo;
	const set = (part: { title?: string; description?: string }, run: string) =>
		change(
			isImage ? { imageInfo: { ...imageInfo, ...part } } : { attachmentInfo: { ...attachmentInfo, ...part } },
			run,
		);
	const setTypes = (types: string[]) =>
		change(
			isImage
				? { imageInfo: { ...imageInfo, allowedFileExtensions: types } }
				: { attachmentInfo: { ...attachmentInfo, allowedFileTypes: types } },
			"fileTypes",
		);
	return (
		<>
			<TextInput
				label={words.title}
				value={info.title}
				maxLength={255}
				onType={(title) => set({ title }, "fileTitle")}
			/>
			<TextInput
				label={words.description}
				value={info.description}
				maxLength={1_000}
				onType={(description) => set({ description }, "fileDescription")}
			/>
			<ListInput
				label={words.types}
				about={words.typesAbout}
				values={isImage ? imageInfo.allowedFileExtensions : attachmentInfo.allowedFileTypes}
				onGive={setTypes}
			/>
		</>
	);
}
