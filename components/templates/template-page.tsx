"use client";

import { ArrowLeft, Download, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { Section } from "#components/sender/section.tsx";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { RoomLink } from "#components/ui/room-link.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { RequestEmail } from "#lib/contract/request-email.ts";
import { format } from "#lib/i18n/message.ts";
import { DeleteTemplateDialog } from "./delete-template-dialog.tsx";
import { TemplateDetails } from "./template-details.tsx";
import { TemplateEmail } from "./template-email.tsx";
import { TemplateIntake } from "./template-intake.tsx";
import type { TemplateItem } from "./template-item.ts";
import { type UseTemplate, UseTemplateForm } from "./use-template-form.tsx";

export type TemplateVerbs = {
	use: UseTemplate;
	remove: (input: { templateId: string }) => Promise<ActionAnswer>;
	restore: (input: { templateId: string }) => Promise<ActionAnswer>;
	setEmail: (input: { templateId: string; version: number; email: RequestEmail }) => Promise<ActionAnswer>;
};

type Props = { template: TemplateItem; locale: string; verbs: TemplateVerbs };

/** A template, and the form by which it is used. */
export function TemplatePage({ template, locale, verbs }: Props) {
	const words = useWords("templates");
	const [isDeleting, setIsDeleting] = useState(false);
	const opener = useRef<HTMLButtonElement>(null);
	const { id, title, description } = template;
	const saveEmail = (email: RequestEmail) => verbs.setEmail({ templateId: id, version: template.version, email });
	const isReady = template.status === "Ready";
	return (
		<>
			<RoomLink href="/templates" className="mb-3 inline-flex min-h-9 items-center gap-1 text-ink-soft hover:text-ink">
				<ArrowLeft size={16} aria-hidden="true" className="rtl:rotate-180" />
				{words.back}
			</RoomLink>
			<div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
				<div className="min-w-0 max-w-2xl">
					<h1 className="break-words font-semibold text-display">{title}</h1>
					{description ? <p className="mt-1 break-words text-pretty text-ink-soft text-read">{description}</p> : null}
				</div>
				<div className="flex flex-wrap gap-2">
					{isReady ? (
						<ButtonLink href={`/templates/${id}/download`} icon={<Download size={16} aria-hidden="true" />}>
							{words.details.download}
						</ButtonLink>
					) : null}
					{template.mayDelete ? (
						<Button
							ref={opener}
							aria-label={format(words.delete.of, { title })}
							icon={<Trash2 size={16} aria-hidden="true" />}
							onClick={() => setIsDeleting(true)}
						>
							{words.delete.action}
						</Button>
					) : null}
				</div>
			</div>
			<div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
				{isReady ? (
					<Section title={words.use.title}>
						<UseTemplateForm template={template} use={verbs.use} />
					</Section>
				) : (
					<TemplateIntake failure={template.failure} />
				)}
				<div className="flex flex-col gap-6">
					<TemplateDetails template={template} locale={locale} />
					{isReady ? <TemplateEmail template={template} save={saveEmail} /> : null}
				</div>
			</div>
			{isDeleting ? (
				<DeleteTemplateDialog id={id} verbs={verbs} opener={opener} onClose={() => setIsDeleting(false)} />
			) : null}
		</>
	);
}
