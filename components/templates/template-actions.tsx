"use client";

import { Download, Trash2, UserRoundPlus } from "lucide-react";
import { useRef, useState } from "react";
import { RowMenu, RowMenuItem } from "#components/sender/row-menu.tsx";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { format } from "#lib/i18n/message.ts";
import { DeleteTemplateDialog } from "./delete-template-dialog.tsx";
import { ShareDialog, type ShareVerbs } from "./sharing/share-dialog.tsx";
import type { TemplateItem } from "./template-item.ts";

export type TemplateActionVerbs = ShareVerbs & {
	remove: (input: { templateId: string }) => Promise<ActionAnswer>;
	restore: (input: { templateId: string }) => Promise<ActionAnswer>;
};

/** What can be done with a template besides using it. */
export function TemplateActions({ template, verbs }: { template: TemplateItem; verbs: TemplateActionVerbs }) {
	const words = useWords("templates");
	const [asked, setAsked] = useState<"share" | "delete" | null>(null);
	const [shareButton, menuButton] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
	const { id, title } = template;
	const onClose = () => setAsked(null);
	return (
		<div className="flex flex-wrap gap-2">
			{template.status === "Ready" ? (
				<ButtonLink href={`/templates/${id}/download`} icon={<Download size={16} aria-hidden="true" />}>
					{words.details.download}
				</ButtonLink>
			) : null}
			{template.mayShare ? (
				<Button
					ref={shareButton}
					icon={<UserRoundPlus size={16} aria-hidden="true" />}
					onClick={() => setAsked("share")}
				>
					{words.actions.share}
				</Button>
			) : null}
			{template.mayDelete ? (
				<RowMenu label={format(words.actions.more, { title })} button={menuButton}>
					<RowMenuItem icon={Trash2} isDanger onAction={() => setAsked("delete")}>
						{words.delete.action}
					</RowMenuItem>
				</RowMenu>
			) : null}
			{asked === "share" ? <ShareDialog {...{ template, verbs, onClose }} opener={shareButton} /> : null}
			{asked === "delete" ? <DeleteTemplateDialog {...{ id, verbs, onClose }} opener={menuButton} /> : null}
		</div>
	);
}
