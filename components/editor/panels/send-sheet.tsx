"use client";

import { Clock, Send } from "lucide-react";
import { useState } from "react";
import { beside } from "#components/editor/panels/parts/beside.ts";
import { useRecipientNames } from "#components/editor/recipients/use-recipient-names.ts";
import { useDesk } from "#components/editor/state/use-editor.ts";
import { Button } from "#components/ui/button.tsx";
import { cx } from "#components/ui/cx.ts";
import { Dialog } from "#components/ui/dialogs/dialog.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { useReaderZone } from "#components/ui/reader.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { formatList } from "#lib/i18n/format.ts";
import { format } from "#lib/i18n/message.ts";
import { useClockText } from "./parts/use-clock-text.ts";
import { ProblemList } from "./sending/problem-list.tsx";
import { SendFacts } from "./sending/send-facts.tsx";
import { SendPlan } from "./sending/send-plan.tsx";
import { SendTime, toUnixSeconds } from "./sending/send-time.tsx";
import { sendTurns } from "./sending/send-turns.ts";
import { useOwnTurn } from "./sending/use-own-turn.ts";
import { useProblemsNow } from "./sending/use-problems.ts";
import { useSend } from "./sending/use-send.ts";

type Props = { documentId: string; isOpen: boolean; onClose: () => void };

/** What is still in the way, who gets what and when, and the button that sends it. */
export function SendSheet({ isOpen, ...props }: Props) {
	return isOpen ? <OpenSheet {...props} /> : null;
}

function OpenSheet({ documentId, onClose }: Omit<Props, "isOpen">) {
	const words = useWords("editor").sending;
	const common = useWords("common");
	const locale = useWordsLocale();
	const clock = useClockText();
	const zone = useReaderZone();
	const [later, setLater] = useState<string | null>(null);
	const sendAt = later === null ? null : toUnixSeconds(later, zone);
	const when = sendAt === null ? null : clock(sendAt * 1000);
	const first = useFirstNames();
	const problems = useProblemsNow();
	const ownTurn = useOwnTurn();
	const { send, isBusy, problem, isLeading } = useSend(documentId, {
		doneText:
			when === null ? format(words.sent, { names: formatList(locale, first) }) : format(words.scheduled, { when }),
		signsNext: ownTurn !== null,
	});
	const { title, pages } = useDesk(({ draft }) => ({
		title: draft.document.title,
		pages: Object.values(draft.files).reduce((sum, file) => sum + file.pages.length, 0),
	}));
	return (
		<Dialog
			look="broadSide"
			isOpen
			onClose={onClose}
			closeLabel={common.close}
			title={words.title}
			description={beside(title, format(words.pages, { count: pages }))}
			footer={
				<SendFoot
					{...{ later, setLater, when, first, ownTurn, isBusy }}
					blocked={problems?.blocking.length ?? 0}
					isWaiting={!problems?.isCurrent}
					onSend={() => void send(sendAt)}
				/>
			}
		>
			<div className="flex flex-col gap-5">
				<div role="alert">{problem ? <Notice tone="warn">{problem}</Notice> : null}</div>
				{problems ? <ProblemList problems={problems} /> : <p className="text-ink-soft">{words.looking}</p>}
				{later === null ? null : <SendTime value={later} onChange={setLater} />}
				<SendPlan when={when} />
				<div role="status">
					{ownTurn !== null && later === null ? (
						<Notice tone="info">{isLeading ? words.leading : words.ownTurn}</Notice>
					) : null}
				</div>
				<SendFacts />
			</div>
		</Dialog>
	);
}

type FootProps = {
	later: string | null;
	setLater: (later: string | null) => void;
	/** null: at once, or no moment is given yet. */
	when: string | null;
	first: readonly string[];
	ownTurn: "alone" | "withOthers" | null;
	blocked: number;
	isWaiting: boolean;
	isBusy: boolean;
	onSend: () => void;
};

const LONGEST_NAME = 24;

/** One row: now or later, how many things are in the way, and the button that sends. */
function SendFoot({ later, setLater, when, first, ownTurn, blocked, isWaiting, isBusy, onSend }: FootProps) {
	const words = useWords("editor").sending;
	const own = ownTurn && (ownTurn === "alone" ? words.signNow : words.sendAndSign);
	const [only] = first;
	// The names of several people are too long for a button; above it stands who gets it.
	const to =
		first.length === 1 && only && only.length <= LONGEST_NAME ? format(words.sendTo, { name: only }) : words.send;
	// What is in the way needs the room, and nobody gets anything yet.
	const toWhom = blocked > 0 ? words.send : later === null ? (own ?? to) : to;
	return (
		<div className="flex w-full min-w-0 items-center gap-3">
			<Button
				className="mr-auto shrink-0 max-sm:min-h-11"
				icon={<Clock size={16} aria-hidden="true" />}
				onClick={() => setLater(later === null ? "" : null)}
			>
				{later === null ? words.sendLater : words.sendNow}
			</Button>
			{blocked > 0 ? (
				<span className="min-w-0 text-balance text-right text-bad max-sm:hidden">
					{format(words.fixFirst, { count: blocked })}
				</span>
			) : null}
			<Button
				variant="primary"
				className={cx("max-sm:min-h-11 max-sm:flex-1", blocked === 0 ? "min-w-0" : "shrink-0")}
				icon={<Send size={16} aria-hidden="true" className="shrink-0" />}
				isBusy={isBusy || (isWaiting && blocked === 0)}
				disabled={blocked > 0 || (later !== null && when === null)}
				onClick={onSend}
			>
				<span className="min-w-0 max-sm:whitespace-normal sm:truncate" dir="auto">
					{when !== null && blocked === 0 ? format(words.sendAt, { when }) : toWhom}
				</span>
			</Button>
		</div>
	);
}

/** The names of those who are asked first. */
function useFirstNames(): string[] {
	const nameOf = useRecipientNames();
	return useDesk(({ draft }) => (sendTurns(draft)[0] ?? []).map((id) => nameOf(draft, id) ?? ""));
}
