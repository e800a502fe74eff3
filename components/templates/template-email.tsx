"use client";

import { useRef, useState } from "react";
import { RequestEmailDialog, type SaveRequestEmail } from "#components/request-email/request-email-dialog.tsx";
import { Button } from "#components/ui/button.tsx";
import { Section } from "#components/ui/section.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import type { TemplateItem } from "./template-item.ts";

/** Subject and message of signing emails for documents made from a template. */
export function TemplateEmail({ template, save }: { template: TemplateItem; save: SaveRequestEmail }) {
	const words = useWords("requestEmail");
	const [isEditing, setIsEditing] = useState(false);
	const opener = useRef<HTMLButtonElement>(null);
	const { title, requestSubject: subject, message, mayEdit } = template;
	const edit = mayEdit ? (
		<Button ref={opener} size="sm" aria-label={format(words.editOf, { title })} onClick={() => setIsEditing(true)}>
			{words.edit}
		</Button>
	) : null;
	return (
		<Section title={words.title} aside={edit}>
			<div className="flex flex-col gap-1 px-4 py-4 sm:px-5" dir="auto">
				{subject ? <p className="break-words font-medium">{subject}</p> : null}
				{message ? <p className="whitespace-pre-line break-words">{message}</p> : null}
				{subject || message ? null : <p className="text-ink-soft">{words.byBrand}</p>}
			</div>
			{isEditing ? (
				<RequestEmailDialog
					name={title}
					about={words.ofTemplate}
					email={{ subject, message }}
					{...{ save, opener }}
					onClose={() => setIsEditing(false)}
				/>
			) : null}
		</Section>
	);
}
