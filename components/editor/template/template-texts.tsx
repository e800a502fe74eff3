"use client";

import { TextArea, TextInput } from "#components/panels/text-input.tsx";
import { useWords } from "#components/ui/words.tsx";
import { useDocument } from "../panels/settings/use-document.ts";

/** What a template says of itself, and what its documents are called. */
export function TemplateTexts() {
	const words = useWords("editor").template.settings;
	const [{ title, description = "", documentTitle = "" }, change] = useDocument();
	return (
		<>
			<TextArea
				label={words.description}
				rows={3}
				maxLength={5_000}
				value={description}
				onType={(next) => change({ description: next }, "description")}
			/>
			<TextInput
				label={words.documentTitle}
				placeholder={title.trim() || words.byTitle}
				maxLength={256}
				value={documentTitle}
				onType={(next) => change({ documentTitle: next }, "documentTitle")}
			/>
		</>
	);
}
