"use client";

import { useState } from "react";
import { KeepRoomCurrent } from "#components/live/keep-page-current.tsx";
import { toast } from "#components/ui/actions/toast.tsx";
import { Button } from "#components/ui/button.tsx";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { useReauth } from "#components/ui/dialogs/use-reauth.ts";
import { Filled } from "#components/ui/filled.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Section } from "#components/ui/section.tsx";
import { useWords } from "#components/ui/words.tsx";
import { ExportReady } from "./export-ready.tsx";
import { ExportRunning } from "./export-running.tsx";
import type { ExportItem, ExportVerbs } from "./item.ts";
import { Listed } from "./listed.tsx";

type Props = {
	accountName: string;
	/** null: there is none. */
	item: ExportItem | null;
	verbs: ExportVerbs;
};

/** The export of everything: begins it, shows how far it is, and gives it to whoever asked for it. */
export function ExportCard({ accountName, item, verbs }: Props) {
	const { export: words, cancel } = useWords("data");
	const { run, isBusy } = useReauth();
	const [isAsked, setIsAsked] = useState(false);

	async function start() {
		setIsAsked(false);
		const answer = await run(() => verbs.start({}));
		if (answer && !answer.ok) toast(answer.message, "bad");
	}

	const status = item?.status ?? null;
	const begin = (
		<Button variant={status === "Ready" ? "secondary" : "primary"} isBusy={isBusy} onClick={() => setIsAsked(true)}>
			{status === "Failed" ? words.tryAgain : status === "Ready" ? words.again : words.start}
		</Button>
	);
	return (
		<Section title={words.title} about={words.about}>
			<div className="flex flex-col gap-5 px-4 py-4 sm:px-5">
				{item?.status === "Running" ? <ExportRunning item={item} cancel={verbs.cancel} /> : null}
				{item?.status === "Ready" ? <ExportReady item={item} remove={verbs.cancel} again={begin} /> : null}
				{item?.status === "Failed" ? (
					<Notice tone="bad">
						<p className="font-medium">{words.failed}</p>
						<p>{item.failure}</p>
					</Notice>
				) : null}
				{item?.status === "Ready" ? null : <ExportContents />}
				{status === null || status === "Failed" ? <div>{begin}</div> : null}
			</div>
			{isAsked ? (
				<FormDialog
					title={words.startTitle}
					description={<Filled text={words.startAbout} values={{ name: accountName }} />}
					cancel={cancel}
					action={words.start}
					isBusy={false}
					onClose={() => setIsAsked(false)}
					onSubmit={start}
				/>
			) : null}
			{status === "Running" ? <KeepRoomCurrent isMoving /> : null}
		</Section>
	);
}

/** What an export holds, and what it does not. */
function ExportContents() {
	const { export: words } = useWords("data");
	const { held, notHeld } = words;
	return (
		<div className="grid gap-5 sm:grid-cols-2">
			<Listed
				title={words.holds}
				lines={[held.documents, held.certificates, held.people, held.brands, held.developers, held.sums]}
				isIn
			/>
			<Listed title={words.leftOut} lines={[notHeld.secrets, notHeld.pictures, notHeld.fields]} />
		</div>
	);
}
