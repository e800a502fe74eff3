"use client";

import { Files } from "lucide-react";
import { useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { Address } from "#components/ui/address.tsx";
import { Avatar } from "#components/ui/avatar.tsx";
import { cx } from "#components/ui/cx.ts";
import { RowMenuItem } from "#components/ui/lists/row-menu.tsx";
import { useWords } from "#components/ui/words.tsx";
import { listAddress } from "#lib/contract/documents/listing/list-address.ts";
import { readListView } from "#lib/contract/documents/listing/list-view.ts";
import { format } from "#lib/i18n/message.ts";
import { ContactDialog } from "./contact-dialog.tsx";
import type { ContactItem, ContactVerbs } from "./contact-items.ts";
import { DeleteDialog } from "./delete-contact-dialog.tsx";
import { type Asked, EditMenu, type OnAsk, RowName } from "./row-parts.tsx";

type Props = Pick<ContactVerbs, "change" | "remove"> & { rows: ContactItem[]; isOfAll: boolean };

const COLUMNS = {
	mine: "md:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,2fr)_2.5rem]",
	all: "md:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,2fr)_minmax(0,2fr)_2.5rem]",
};

/** Contacts by name: a quiet table, cards on a phone. */
export function ContactList({ rows, isOfAll, change, remove }: Props) {
	const words = useWords("contacts");
	const [asked, setAsked] = useState<Asked<ContactItem> | null>(null);
	const columns = COLUMNS[isOfAll ? "all" : "mine"];

	return (
		<div className="overflow-hidden rounded-card border border-line bg-surface">
			{/* A list, not a table, so screen readers read each row on its own. */}
			<div
				aria-hidden="true"
				className={`hidden gap-4 border-line border-b px-5 py-2 font-medium text-ink-soft md:grid ${columns}`}
			>
				<span>{words.list.contact}</span>
				<span>{words.fields.company}</span>
				<span>{words.fields.phone}</span>
				{isOfAll ? <span>{words.list.owner}</span> : null}
			</div>
			<ul aria-label={words.title}>
				{rows.map((row) => (
					<li key={row.id} className="border-line border-b last:border-b-0">
						<ContactLine {...{ row, columns, isOfAll }} onAsk={(about, opener) => setAsked({ row, about, opener })} />
					</li>
				))}
			</ul>
			{asked?.about === "edit" ? (
				<ContactDialog
					opener={asked.opener}
					onClose={() => setAsked(null)}
					title={words.edit.title}
					action={words.save}
					row={asked.row}
					save={(form) => change({ ...form, id: asked.row.id })}
					onDone={() => {
						setAsked(null);
						toast(words.edit.done);
					}}
				/>
			) : null}
			{asked?.about === "delete" ? (
				<DeleteDialog
					opener={asked.opener}
					onClose={() => setAsked(null)}
					name={asked.row.name}
					words={words.delete.contact}
					remove={() => remove({ id: asked.row.id })}
				/>
			) : null}
		</div>
	);
}

type LineProps = {
	row: ContactItem;
	columns: string;
	isOfAll: boolean;
	onAsk: OnAsk;
};

function ContactLine({ row, columns, isOfAll, onAsk }: LineProps) {
	return (
		<div
			className={`relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken/50 sm:px-5 md:min-h-16 md:py-2.5 ${columns}`}
		>
			<div className="flex min-w-0 items-center gap-3">
				<span aria-hidden="true">
					<Avatar name={row.name} />
				</span>
				<div className="min-w-0">
					<RowName name={row.name} onAsk={onAsk} />
					<div className="wrap-anywhere text-ink-soft">
						<Address text={row.email} />
					</div>
				</div>
			</div>
			<div className="min-w-0 empty:hidden max-md:col-span-2 max-md:row-start-2 max-md:pl-11 md:empty:block">
				{row.companyName ? (
					<div className="wrap-anywhere">
						<bdi>{row.companyName}</bdi>
					</div>
				) : null}
				{row.jobTitle ? (
					<div className="wrap-anywhere text-ink-soft">
						<bdi>{row.jobTitle}</bdi>
					</div>
				) : null}
			</div>
			<div className="text-ink-soft tabular-nums empty:hidden max-md:col-span-2 max-md:row-start-3 max-md:pl-11 md:empty:block">
				{row.phone}
			</div>
			{isOfAll ? <Owner name={row.owner} /> : null}
			<div className="max-md:col-start-2 max-md:row-start-1 max-md:-mr-2.5 max-md:self-start">
				<ContactMenu row={row} onAsk={onAsk} />
			</div>
		</div>
	);
}

/** Whose contact it is; on a phone only where it is someone else's. */
function Owner({ name }: { name: string | null }) {
	const { list: words } = useWords("contacts");
	return (
		<div
			className={cx(
				"wrap-anywhere text-ink-soft max-md:col-span-2 max-md:row-start-4 max-md:pl-11",
				name === null && "max-md:hidden",
			)}
		>
			<span className="max-md:hidden">
				<span className="sr-only">{words.owner} </span>
				<bdi>{name ?? words.you}</bdi>
			</span>
			{name ? <span className="md:hidden">{format(words.ofOwner, { name })}</span> : null}
		</div>
	);
}

function ContactMenu({ row, onAsk }: Pick<LineProps, "row" | "onAsk">) {
	const { menu: words } = useWords("contacts");
	const documents = listAddress({ ...readListView(() => null), recipient: row.email.toLowerCase() });
	return (
		<EditMenu name={row.name} onAsk={onAsk}>
			<RowMenuItem icon={Files} href={documents}>
				{words.documents}
			</RowMenuItem>
		</EditMenu>
	);
}
