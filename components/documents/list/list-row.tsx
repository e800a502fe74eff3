"use client";

import { Lock, PencilLine } from "lucide-react";
import type { ReactNode } from "react";
import { Avatar } from "#components/ui/avatar.tsx";
import { cx } from "#components/ui/cx.ts";
import { namesInWords } from "#components/ui/lists/names-in-words.ts";
import { RoomLink } from "#components/ui/page-link.tsx";
import { RelativeTime } from "#components/ui/time/relative-time.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { format, formatAny } from "#lib/i18n/message.ts";
import type { DocumentListRow } from "../document-list-row.ts";
import { DocumentStatus } from "../document-status.tsx";
import { doneText } from "../done-text.ts";
import { type OpenOwnSigning, useOwnSigning } from "../use-own-signing.ts";
import { PickBox } from "./bulk/pick-boxes.tsx";

const SHOWN_SIGNERS = 3;
const SHOWN_LABELS = 2;

type Props = {
	row: DocumentListRow;
	isPicked: boolean;
	onPick: (isWithShift: boolean) => void;
	sign: OpenOwnSigning;
	children: ReactNode;
};

/** A document in the list: what it is called, what happens next and with whom. @param children its menu */
export function ListRow({ row, isPicked, onPick, sign, children }: Props) {
	const { columns } = useWords("list");
	return (
		<div className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-4 py-3.5 sm:px-5 md:grid-cols-[1.25rem_minmax(0,1fr)_10rem_11rem_8rem_2.5rem] md:py-3 xl:grid-cols-[1.25rem_minmax(0,1fr)_13.5rem_11rem_8rem_2.5rem]">
			{row.isReached ? <PickBox {...{ title: row.title, isPicked, onPick }} /> : <span />}
			<div className="min-w-0">
				{row.isReached ? <ToDocument row={row} /> : <ToSigning {...{ row, sign }} />}
				<div className="flex items-center gap-2">
					<p className="min-w-0 truncate text-ink-soft">
						{row.sender ? <Owner {...row.sender} /> : null}
						{row.isHeld ? <Held /> : null}
						{row.isCorrected ? <BeingCorrected /> : null}
						<Subtitle row={row} />
					</p>
					<Labels labels={row.labels} />
				</div>
			</div>
			{/* Side by side on a phone, one below the other where there is no room. */}
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 max-md:col-span-2 max-md:col-start-2 max-md:row-start-3 md:contents">
				<div className="min-w-0 md:order-1">
					<Signers row={row} />
				</div>
				<div className="text-ink-soft tabular-nums max-md:ml-auto md:order-3">
					<span className="sr-only">{columns.activity} </span>
					<RelativeTime at={row.activityAt} />
				</div>
			</div>
			<div className="max-md:col-span-2 max-md:col-start-2 max-md:row-start-2 md:order-2">
				<DocumentStatus {...row} />
			</div>
			<div className="relative z-10 max-md:col-start-3 max-md:row-start-1 max-md:-mt-1.5 max-md:-mr-2.5 max-md:self-start md:order-4">
				{children}
			</div>
		</div>
	);
}

const TITLE = "line-clamp-2 break-words text-left font-medium md:block md:truncate";

function ToDocument({ row }: Pick<Props, "row">) {
	const { untitled } = useWords("documents");
	return (
		<RoomLink
			isOfRow
			href={row.status === "Draft" ? `/documents/${row.id}/desk` : `/documents/${row.id}`}
			prefetch={false}
			className={TITLE}
			dir="auto"
			title={row.title}
		>
			{row.title || untitled}
		</RoomLink>
	);
}

/** A document of which the reader sees no more than that it waits for them is signed from here. */
function ToSigning({ row, sign: open }: Pick<Props, "row" | "sign">) {
	const { untitled } = useWords("documents");
	const { signRow, reviewRow } = useWords("list");
	const { sign, isBusy } = useOwnSigning(open, row.id);
	const title = row.title || untitled;
	return (
		<button
			type="button"
			onClick={sign}
			aria-busy={isBusy}
			aria-label={format(row.myTurn === "review" ? reviewRow : signRow, { title })}
			className={cx(TITLE, "max-w-full cursor-pointer after:absolute after:inset-0")}
			dir="auto"
			title={row.title}
		>
			{title}
		</button>
	);
}

function Labels({ labels }: { labels: string[] }) {
	const more = labels.slice(SHOWN_LABELS);
	return [...labels.slice(0, SHOWN_LABELS), ...(more.length > 0 ? [`+${more.length}`] : [])].map((label, index) => (
		<span
			key={label}
			dir="auto"
			title={index === SHOWN_LABELS ? more.join(", ") : label}
			className="max-w-32 shrink-0 truncate rounded-full bg-sunken px-2 text-ink-soft text-xs leading-5 max-md:hidden"
		>
			{label}
		</span>
	));
}

/** Whose it is, where it is not the reader's: the sentence behind it says the name. */
function Owner({ name, picture }: { name: string; picture: string | null }) {
	return (
		<span aria-hidden="true" className="mr-1.5 inline-flex align-bottom">
			<Avatar name={name} picture={picture} size="tiny" />
		</span>
	);
}

function Held() {
	const { hold } = useWords("documents");
	return (
		<>
			<span className="inline-flex items-center gap-1 align-bottom font-medium text-ink">
				<Lock size={14} aria-hidden="true" />
				{hold.mark}
			</span>
			{" · "}
		</>
	);
}

function BeingCorrected() {
	const { corrected } = useWords("list");
	return (
		<>
			<span className="inline-flex items-center gap-1 align-bottom font-medium text-warn">
				<PencilLine size={14} aria-hidden="true" />
				{corrected}
			</span>
			{" · "}
		</>
	);
}

function Subtitle({ row }: { row: DocumentListRow }) {
	const words = useWords("list");
	const { more } = useWords("common");
	const locale = useWordsLocale();
	const parts: string[] = [];
	if (row.isUndrawn) parts.push(words.undrawn);
	if (row.sender) parts.push(format(row.isUnsent ? words.madeBy : words.sentBy, { name: row.sender.name }));
	const isMine = row.othersAwaited.length < row.waitingFor.length;
	const awaited = isMine ? [words.you, ...row.othersAwaited] : row.waitingFor;
	const [sentence, names] =
		awaited.length > 0 ? [words.waitingFor, awaited] : [words.outcomes[row.outcome], row.concerned];
	parts.push(formatAny(sentence, { names: namesInWords(names, locale, more) }));
	return parts.join(" · ");
}

function Signers({ row }: { row: DocumentListRow }) {
	const { done } = useWords("documents");
	// A single one more takes no more room than "+1" would.
	const shown = row.signers.length > SHOWN_SIGNERS + 1 ? row.signers.slice(0, SHOWN_SIGNERS) : row.signers;
	const more = row.signers.slice(shown.length);
	if (row.signers.length === 0) return null;
	return (
		<div className="flex items-center gap-2.5">
			{/* Those for whom there is no room beside the words are left out; the words count them. */}
			<span className="flex max-h-6 min-w-6 flex-wrap items-center gap-0.5 overflow-hidden">
				{shown.map((one, index) => (
					<Avatar key={index} name={one.name} hint={one.email} size="small" />
				))}
				{more.length > 0 ? (
					<span
						title={more.map(({ name }) => name).join(", ")}
						className="inline-grid size-6 place-items-center rounded-full bg-sunken font-medium text-[10px] text-ink-soft"
					>
						+{more.length}
					</span>
				) : null}
			</span>
			<span className="whitespace-nowrap text-ink-soft tabular-nums">
				{row.isUnsent ? format(done.unsent, { count: row.signers.length }) : doneText(row.signers, done)}
			</span>
		</div>
	);
}
