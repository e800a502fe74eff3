"use client";

import { Download, Merge, Upload, UserPlus, UsersRound } from "lucide-react";
import { useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { Button } from "#components/ui/button.tsx";
import { buttonClass } from "#components/ui/button-class.ts";
import { useAskedFor } from "#components/ui/dialogs/use-asked-for.ts";
import { NewButton } from "#components/ui/lists/new-button.tsx";
import { RoomLink } from "#components/ui/page-link.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import { ContactDialog } from "./contact-dialog.tsx";
import type { ContactVerbs, GroupVerbs } from "./contact-items.ts";
import { GroupDialog } from "./group-dialog.tsx";
import { ImportDialog } from "./importing/import-dialog.tsx";

type Props = {
	verbs: Pick<ContactVerbs, "create" | "bring">;
	exportHref: string | null;
	duplicatesHref: string | null;
};

/** The ways to add contacts and to take them elsewhere. */
export function ContactButtons({ verbs, exportHref, duplicatesHref }: Props) {
	const words = useWords("contacts");
	const [open, setOpen] = useState<"new" | "import" | null>(null);
	useAskedFor((dialog) => setOpen(dialog === "new" ? "new" : null));
	return (
		<div className="flex flex-wrap gap-2 max-sm:w-full">
			{exportHref ? (
				<a href={exportHref} download className={buttonClass("ghost", "md", "max-sm:flex-1")}>
					<Download size={16} aria-hidden="true" />
					{words.export.action}
				</a>
			) : null}
			{duplicatesHref ? (
				<RoomLink href={duplicatesHref} className={buttonClass("ghost", "md", "max-sm:flex-1")}>
					<Merge size={16} aria-hidden="true" />
					{words.duplicates.action}
				</RoomLink>
			) : null}
			<Button
				className="max-sm:flex-1"
				icon={<Upload size={16} aria-hidden="true" />}
				onClick={() => setOpen("import")}
			>
				{words.import.action}
			</Button>
			<Button
				variant="primary"
				className="max-sm:flex-1"
				icon={<UserPlus size={16} aria-hidden="true" />}
				onClick={() => setOpen("new")}
			>
				{words.new.title}
			</Button>
			{open === "new" ? (
				<ContactDialog
					title={words.new.title}
					action={words.new.action}
					row={null}
					save={verbs.create}
					onClose={() => setOpen(null)}
					onDone={(name) => {
						setOpen(null);
						toast(format(words.new.done, { name }));
					}}
				/>
			) : null}
			{open === "import" ? <ImportDialog bring={verbs.bring} onClose={() => setOpen(null)} /> : null}
		</div>
	);
}

/** The way to create a group. */
export function NewGroupButton({ verbs }: { verbs: Pick<GroupVerbs, "create" | "find"> }) {
	const { groups: words } = useWords("contacts");
	return (
		<NewButton icon={UsersRound} label={words.new}>
			{(close) => (
				<GroupDialog
					title={words.new}
					action={words.create}
					row={null}
					save={verbs.create}
					find={verbs.find}
					onClose={close}
					onDone={(name) => {
						close();
						toast(format(words.done, { name }));
					}}
				/>
			)}
		</NewButton>
	);
}
