"use client";

import { type ReactNode, useMemo } from "react";
import { useWords, useWordsLocale, WordsProvider } from "#components/ui/words.tsx";
import type { Messages } from "#lib/i18n/generated/messages.d.ts";

type EditorWords = Messages["editor"];

/** Gives what stands in it the words of an editor, as they are said of templates. */
export function TemplateWords({ children }: { children: ReactNode }) {
	const editor = useWords("editor");
	const locale = useWordsLocale();
	const rooms = useMemo(() => ({ editor: ofTemplate(editor) }), [editor]);
	return (
		<WordsProvider locale={locale} rooms={rooms}>
			{children}
		</WordsProvider>
	);
}

function ofTemplate(words: EditorWords): EditorWords {
	const { template, paper, panels, layout, settings, sending, correcting } = words;
	return {
		...words,
		paper: {
			...paper,
			bar: { ...paper.bar, ...template.bar },
			actions: { ...paper.actions, ...template.actions },
			regions: { ...paper.regions, ...template.regions },
			choices: { ...paper.choices, ...template.choices },
		},
		panels: {
			...panels,
			recipients: {
				...panels.recipients,
				...template.recipients,
				form: { ...panels.recipients.form, role: template.form.task },
			},
			ready: { ...panels.ready, ...template.ready },
			saved: { ...panels.saved, ...template.saved },
			notices: { ...panels.notices, ...template.notices },
		},
		layout: {
			...layout,
			recipient: template.role,
			sides: { ...layout.sides, recipients: template.roles },
			empty: { ...layout.empty, title: template.empty },
		},
		settings: { ...settings, labels: template.settings.labels },
		sending: {
			...sending,
			...template.sending,
			problems: { ...sending.problems, ...template.problems },
		},
		correcting: { ...correcting, discard: { ...correcting.discard, ...template.discard } },
	};
}
