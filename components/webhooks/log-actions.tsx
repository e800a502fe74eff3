"use client";

import { Play, RotateCw } from "lucide-react";
import { useRouter } from "next/navigation";
import { toast } from "#components/ui/actions/toast.tsx";
import { toastAnswer } from "#components/ui/actions/toast-answer.ts";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { format } from "#lib/i18n/message.ts";
import { placeAddress } from "./webhooks-place.ts";

type OnEndpoint<T> = (input: { endpointId: string }) => Promise<ActionAnswer<T>>;

type Props = {
	endpointId: string;
	failed: number;
	test: OnEndpoint<{ deliveryId: string }>;
	resendFailed: OnEndpoint<{ count: number }>;
};

/** A test call, whose delivery is then looked at; and everything once more that failed. */
export function LogActions({ endpointId, failed, test, resendFailed }: Props) {
	const { log: words } = useWords("webhooks");
	const router = useRouter();
	const testing = useAction(test);
	const resending = useAction(resendFailed);

	async function call() {
		const answer = await testing.run({ endpointId });
		if (!answer) return;
		toastAnswer(answer, words.tested);
		if (!answer.ok) return;
		const { deliveryId } = answer.value;
		router.push(placeAddress({ endpointId, state: null, event: null, deliveryId, before: null }), { scroll: false });
	}

	async function resend() {
		const answer = await resending.run({ endpointId });
		if (!answer) return;
		if (answer.ok) toast(format(words.resent, { count: answer.value.count }));
		else toast(answer.message, "bad");
		router.refresh();
	}

	return (
		<div className="flex flex-wrap gap-2">
			<Button icon={<Play size={16} aria-hidden="true" />} isBusy={testing.isBusy} onClick={() => void call()}>
				{words.test}
			</Button>
			{failed > 0 ? (
				<Button
					icon={<RotateCw size={16} aria-hidden="true" />}
					isBusy={resending.isBusy}
					onClick={() => void resend()}
				>
					{format(words.resendFailed, { count: failed })}
				</Button>
			) : null}
		</div>
	);
}
