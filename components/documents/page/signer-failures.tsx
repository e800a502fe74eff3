import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import type { DeliveryFailureDetails, SignerDetails } from "../details.ts";
import type { ProofVerbs } from "../proof-verbs.ts";
import { ChangeProof } from "./change-proof.tsx";
import { CorrectEmail, type CorrectEmailVerb } from "./correct-email.tsx";

type Props = {
	signer: SignerDetails;
	documentId: string;
	failures: DeliveryFailureDetails[];
	correctEmail: CorrectEmailVerb;
	verbs: ProofVerbs;
};

/** What did not arrive at somebody who has to act, each with what to do about it. */
export function SignerFailures({ failures, ...props }: Props) {
	return failures.map((failed) =>
		failed.isCode ? (
			<CodeFailure key={`code ${failed.channel}`} {...props} failed={failed} />
		) : (
			<RequestFailure key={failed.channel} failed={failed} />
		),
	);
}

/** The request did not arrive. */
function RequestFailure({ failed }: { failed: DeliveryFailureDetails }) {
	const words = useWords("document").signers;
	const [plain, withReason] =
		failed.channel === "mail" ? [words.mailFailed, words.mailFailedWhy] : [words.smsFailed, words.smsFailedWhy];
	return (
		<Notice tone="bad" className="mt-3">
			{format(failed.reason ? withReason : plain, { to: failed.to, why: said(failed) })}
		</Notice>
	);
}

type CodeProps = Omit<Props, "failures"> & { failed: DeliveryFailureDetails };

/** The code that somebody asked for did not arrive: they wait, and see nothing of the document. */
function CodeFailure({ signer, documentId, failed, correctEmail, verbs }: CodeProps) {
	const words = useWords("document").signers;
	const isMail = failed.channel === "mail";
	const places = { name: signer.name, to: failed.to, why: said(failed) };
	return (
		<>
			<Notice tone="bad" className="mt-3">
				<p>{format(failed.reason ? words.codeFailedWhy : words.codeFailed, places)}</p>
				<p className="mt-1">{format(isMail ? words.codeMailHelp : words.codeSmsHelp, places)}</p>
				<div className="mt-2">
					<ChangeProof {...{ signer, documentId, verbs }} look="words" />
				</div>
			</Notice>
			{isMail ? (
				<CorrectEmail {...{ signer, documentId, correctEmail }} whose="signer" onDone={() => {}} canCancel={false} />
			) : null}
		</>
	);
}

function said({ reason }: DeliveryFailureDetails): string {
	return reason.replace(/\.$/, "");
}
