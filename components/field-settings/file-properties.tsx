"use client";

import { ListInput } from "#components/panels/list-input.tsx";
import { TextInput } from "#components/panels/text-input.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { OneOfSettings } from "./settings-of.ts";

/** What is asked for where a file is to be added. */
export function FileProperties({ field, change }: OneOfSettings) {
	const words = useWords("fieldSettings").file;
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
				setting="fileTitle"
				value={info.title}
				maxLength={255}
				onType={(title) => set({ title }, "fileTitle")}
			/>
			<TextInput
				label={words.description}
				setting="fileDescription"
				value={info.description}
				maxLength={1_000}
				onType={(description) => set({ description }, "fileDescription")}
			/>
			<ListInput
				label={words.types}
				setting="fileTypes"
				about={words.typesAbout}
				values={isImage ? imageInfo.allowedFileExtensions : attachmentInfo.allowedFileTypes}
				onGive={setTypes}
			/>
		</>
	);
}
