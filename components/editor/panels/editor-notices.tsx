"use client";

import type { ReactNode } from "react";
import { useIsCorrecting } from "#components/editor/correcting/use-locks.ts";
import { useDeskItself } from "#components/editor/state/editor-context.tsx";
import type { SavingState } from "#components/editor/state/editor-store.ts";
import { useDesk } from "#components/editor/state/use-editor.ts";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Notice, type Tone } from "#components/ui/notice.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import { useWork } from "../work/work-context.tsx";
import { useClockText } from "./parts/use-clock-text.ts";
import { DismissibleNotice } from "./state/dismissible-notice.tsx";

/** What must be said at once: offline, signed out, sent elsewhere, what was not kept. Stands below the bar, over all columns. */
export function DeskNotices() {
	const saving = useDesk((desk) => desk.saving);
	const notices = useDesk((desk) => desk.notices);
	return (
		<div className="flex flex-col">
			<div role="alert">
				<SavingNotice saving={saving} />
			</div>
			{notices.map((notice) => (
				<DismissibleNotice key={notice.id} notice={notice} />
			))}
		</div>
	);
}

function SavingNotice({ saving }: { saving: SavingState }) {
	const words = useWords("editor").panels.notices;
	const clock = useClockText();
	const { store } = useDeskItself();
	if (saving.kind === "offline") {
		const [count, time] = [saving.changes, clock(saving.since)];
		const text = count === 0 ? format(words.offlineClean, { time }) : format(words.offline, { count, time });
		return <Bar tone="warn" text={text} />;
	}
	if (saving.kind === "failed") {
		return (
			<Bar tone="warn" text={words.failed}>
				<Button size="sm" onClick={() => void store.refresh()}>
					{words.tryNow}
				</Button>
			</Bar>
		);
	}
	if (saving.kind === "signedOut") {
		return (
			<Bar tone="bad" text={words.signedOut}>
				<ButtonLink href="/sign-in" size="sm" target="_blank">
					{words.signIn}
				</ButtonLink>
				<Button size="sm" onClick={() => void store.refresh()}>
					{words.back}
				</Button>
			</Bar>
		);
	}
	return saving.kind === "gone" ? <GoneNotice saving={saving} /> : null;
}

type GoneProps = { saving: Extract<SavingState, { kind: "gone" }> };

function GoneNotice({ saving: { gone, changes } }: GoneProps) {
	const { subject } = useWork();
	const words = useWords("editor").panels.notices;
	const { banner } = useWords("editor").correcting;
	const isCorrecting = useIsCorrecting();
	const clock = useClockText();
	const isKnown = gone.by !== null && gone.at !== null;
	const who = { name: gone.by ?? "", time: gone.at === null ? "" : clock(gone.at) };
	const isThere = gone.status !== "deleted" && gone.status !== "missing";
	// This editor saved it or discarded its changes, and is being left.
	if (subject.from !== null && isThere && gone.message === "") return null;
	if ((isCorrecting || subject.from !== null) && isThere) {
		return (
			<Bar tone="info" text={gone.message || banner.ended}>
				<ButtonLink href={subject.home} size="sm">
					{words.seeDocument}
				</ButtonLink>
			</Bar>
		);
	}
	if (gone.status === "sent") {
		return (
			<Bar tone="info" text={isKnown ? format(words.sent, who) : words.sentBySomebody}>
				<ButtonLink href={subject.home} size="sm">
					{words.seeDocument}
				</ButtonLink>
			</Bar>
		);
	}
	const deleted = isKnown ? format(words.deleted, who) : words.deletedBySomebody;
	const kept = changes > 0 ? ` ${format(words.missingKept, { count: changes })}` : "";
	const missing = `${gone.message || words.missing}${kept}`;
	return (
		<Bar tone="bad" text={gone.status === "deleted" ? deleted : missing}>
			<ButtonLink href={subject.list} size="sm">
				{words.toDocuments}
			</ButtonLink>
		</Bar>
	);
}

function Bar({ tone, text, children }: { tone: Tone; text: string; children?: ReactNode }) {
	return (
		<Notice tone={tone} className="rounded-none border-line border-b">
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<span className="min-w-0 flex-1 basis-60">{text}</span>
				{children ? <span className="flex flex-wrap gap-2">{children}</span> : null}
			</div>
		</Notice>
	);
}
