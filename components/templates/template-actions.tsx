"use client";

import { Copy, Download, Pencil, Tag, Trash2, UserRoundPen, UserRoundPlus } from "lucide-react";
import { useRouter } from "next/navigation";
import { type RefObject, useId, useRef, useState } from "react";
import { LabelsDialog } from "#components/documents/dialogs/labels-dialog.tsx";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { RowMenu, RowMenuItem } from "#components/ui/lists/row-menu.tsx";
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
	const noteId = useId();
	const [asked, setAsked] = useState<Asked | null>(null);
	const [shareButton, menuButton] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
	const { id, title } = template;
	const isReady = template.status === "Ready";
	const note = isReady && template.unsavedAt ? words.unsaved.download : null;
	const onClose = () => setAsked(null);
	return (
		<div className="flex flex-col gap-2">
			<div className="flex flex-wrap gap-2">
				{isReady && template.mayEdit ? (
					<ButtonLink
						href={`/templates/${id}/edit`}
						aria-label={format(words.editOf, { title })}
						icon={<Pencil size={16} aria-hidden="true" />}
					>
						{words.edit}
					</ButtonLink>
				) : null}
				{isReady ? (
					<ButtonLink
						href={`/templates/${id}/download`}
						aria-describedby={note ? noteId : undefined}
						icon={<Download size={16} aria-hidden="true" />}
					>
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
				<MoreActions {...{ template, verbs }} button={menuButton} onAsk={setAsked} />
			</div>
			{note ? (
				// As wide as the buttons.
				<p id={noteId} className="w-0 min-w-full text-pretty text-ink-soft text-sm">
					{note}
				</p>
			) : null}
			<AskedDialog {...{ asked, template, verbs, onClose }} opener={asked === "share" ? shareButton : menuButton} />
		</div>
	);
}

type MoreProps = Props & { button: RefObject<HTMLButtonElement | null>; onAsk: (asked: Asked) => void };

function MoreActions({ template, verbs, button, onAsk }: MoreProps) {
	const words = useWords("templates");
	const { id, title } = template;
	const duplicate = useDuplicate(id, verbs.duplicate);
	return (
		<RowMenu label={format(words.actions.more, { title })} button={button}>
			{template.status === "Ready" && template.mayEdit ? (
				<RowMenuItem icon={Tag} onAction={() => onAsk("labels")}>
					{words.actions.labels}
				</RowMenuItem>
			) : null}
			<RowMenuItem icon={Copy} onAction={() => void duplicate()}>
				{words.actions.duplicate}
			</RowMenuItem>
			{template.mayShare ? (
				<RowMenuItem icon={UserRoundPen} onAction={() => onAsk("transfer")}>
					{words.actions.transfer}
				</RowMenuItem>
			) : null}
			{template.mayDelete ? (
				<RowMenuItem icon={Trash2} isDanger onAction={() => onAsk("delete")}>
					{words.delete.action}
				</RowMenuItem>
			) : null}
		</RowMenu>
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
