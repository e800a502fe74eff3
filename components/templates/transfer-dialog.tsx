"use client";

import { useRouter } from "next/navigation";
import { type RefObject, useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Address } from "#components/ui/address.tsx";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { isolate } from "#lib/i18n/bidi.ts";
import { format } from "#lib/i18n/message.ts";
import { ReceiverField } from "./sharing/receiver-field.tsx";
import type { FindReceivers, Receiver } from "./sharing/use-receivers.ts";

export type TransferVerbs = {
	transfer: (input: { templateId: string; toUserId: string }) => Promise<ActionAnswer>;
	findReceivers: FindReceivers;
};

type Props = {
	template: { id: string; title: string };
	verbs: TransferVerbs;
	opener: RefObject<HTMLButtonElement | null>;
	onClose: () => void;
};

/** Gives a template to another person, who owns it from then on. */
export function TransferDialog({ template: { id: templateId, title }, verbs, opener, onClose }: Props) {
	const { transfer: words } = useWords("templates");
	const router = useRouter();
	const [to, setTo] = useState<Receiver | null>(null);
	const [isMissing, setIsMissing] = useState(false);
	const { run, isBusy, problem, forget } = useAction(verbs.transfer);

	async function submit() {
		setIsMissing(to === null);
		if (!to) return;
		const answer = await run({ templateId, toUserId: to.id });
		if (!answer?.ok) return;
		onClose();
		toast(format(words.done, { name: isolate(to.name) }));
		router.push("/templates");
		router.refresh();
	}

	return (
		<FormDialog
			{...{ opener, onClose, isBusy }}
			title={format(words.title, { title: isolate(title) })}
			description={words.about}
			problem={isMissing ? words.missing : problem}
			cancel={words.cancel}
			action={words.action}
			onSubmit={() => void submit()}
		>
			<ReceiverField
				templateId={templateId}
				label={words.find}
				find={verbs.findReceivers}
				isLeftOut={({ kind }) => kind === "team"}
				onChoose={(receiver) => {
					setTo(receiver);
					setIsMissing(false);
					forget();
				}}
			/>
			<p role="status" className="wrap-anywhere empty:hidden">
				{to ? (
					<>
						{words.to} <bdi className="font-medium">{to.name}</bdi>{" "}
						<span className="text-ink-soft">
							<Address text={to.email ?? ""} />
						</span>
					</>
				) : null}
			</p>
		</FormDialog>
	);
}
