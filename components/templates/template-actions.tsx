"use client";

import { Copy, Download, Pencil, Tag, Trash2, UserRoundPen, UserRoundPlus } from "lucide-react";
import { useRouter } from "next/navigation";
import { type RefObject, useId, useRef, useState } from "react";
import { LabelsDialog } from "#components/sender/labels-dialog.tsx";
import { RowMenu, RowMenuItem } from "#components/sender/row-menu.tsx";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { toast } from "#components/ui/toast.tsx";
import { useAction } from "#components/ui/use-action.ts";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { format } from "#lib/i18n/message.ts";
import { DeleteTemplateDialog } from "./delete-template-dialog.tsx";
import { ShareDialog, type ShareVerbs } from "./sharing/share-dialog.tsx";
import type { TemplateItem } from "./template-item.ts";
import { TransferDialog, type TransferVerbs } from "./transfer-dialog.tsx";

export type TemplateActionVerbs = ShareVerbs &
	TransferVerbs & {
		label: (input: { templateId: string; add: string[]; remove: string[] }) => Promise<ActionAnswer>;
		duplicate: (input: { templateId: string }) => Promise<ActionAnswer<{ templateId: string }>>;
		remove: (input: { templateId: string }) => Promise<ActionAnswer>;
		restore: (input: { templateId: string }) => Promise<ActionAnswer>;
	};

type Asked = "share" | "labels" | "transfer" | "delete";
type Props = { template: TemplateItem; verbs: TemplateActionVerbs };

/** What can be done with a template besides using it. */
export function TemplateActions({ template, verbs }: Props) {
	const words = useWords("templates");
	const [asked, setAsked] = useState<Asked | null>(null);
	const [shareButton, menuButton] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
	const { id, title } = template;
	const noteId = useId();
	const onClose = () => setAsked(null);
	const duplicate = useDuplicate(id, verbs.duplicate);
	return (
		<div className="flex flex-wrap gap-2">
			{template.status === "Ready" && template.mayEdit ? (
				<ButtonLink
					href={`/templates/${id}/edit`}
					aria-label={format(words.editOf, { title })}
					icon={<Pencil size={16} aria-hidden="true" />}
				>
					{words.edit}
				</ButtonLink>
			) : null}
			{template.status === "Ready" ? (
				<DownloadLink href={`/templates/${id}/download`} noteId={template.unsavedAt ? noteId : undefined} />
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
			<RowMenu label={format(words.actions.more, { title })} button={menuButton}>
				{template.status === "Ready" && template.mayEdit ? (
					<RowMenuItem icon={Tag} onAction={() => setAsked("labels")}>
						{words.actions.labels}
					</RowMenuItem>
				) : null}
				<RowMenuItem icon={Copy} onAction={() => void duplicate()}>
					{words.actions.duplicate}
				</RowMenuItem>
				{template.mayShare ? (
					<RowMenuItem icon={UserRoundPen} onAction={() => setAsked("transfer")}>
						{words.actions.transfer}
					</RowMenuItem>
				) : null}
				{template.mayDelete ? (
					<RowMenuItem icon={Trash2} isDanger onAction={() => setAsked("delete")}>
						{words.delete.action}
					</RowMenuItem>
				) : null}
			</RowMenu>
			{template.status === "Ready" && template.unsavedAt ? (
				<p id={noteId} className="basis-full text-pretty text-ink-soft text-sm sm:text-end">
					{words.unsaved.download}
				</p>
			) : null}
			<AskedDialog {...{ asked, template, verbs, onClose }} opener={asked === "share" ? shareButton : menuButton} />
		</div>
	);
}

function DownloadLink({ href, noteId }: { href: string; noteId: string | undefined }) {
	const { details: words } = useWords("templates");
	return (
		<ButtonLink {...{ href }} aria-describedby={noteId} icon={<Download size={16} aria-hidden="true" />}>
			{words.download}
		</ButtonLink>
	);
}

type AskedProps = Props & { asked: Asked | null; opener: RefObject<HTMLButtonElement | null>; onClose: () => void };

/** What is asked before something is done. */
function AskedDialog({ asked, template, verbs, opener, onClose }: AskedProps) {
	const { labels: words } = useWords("templates");
	const { id, title, templateLabels: labels } = template;
	if (asked === "share") return <ShareDialog {...{ template, verbs, opener, onClose }} />;
	if (asked === "transfer") return <TransferDialog {...{ template, verbs, opener, onClose }} />;
	if (asked === "delete") return <DeleteTemplateDialog {...{ id, verbs, opener, onClose }} />;
	if (asked === null) return null;
	return (
		<LabelsDialog
			{...{ words, title, labels, opener, onClose }}
			label={(change) => verbs.label({ templateId: id, ...change })}
		/>
	);
}

/** Makes a copy, which opens. */
function useDuplicate(templateId: string, act: TemplateActionVerbs["duplicate"]) {
	const { actions: words } = useWords("templates");
	const router = useRouter();
	const { run } = useAction(act);
	return async () => {
		const answer = await run({ templateId });
		if (answer?.ok) {
			toast(words.duplicated);
			router.push(`/templates/${answer.value.templateId}`);
		} else if (answer) toast(answer.message, "bad");
	};
}
