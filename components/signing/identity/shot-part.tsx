import { Button } from "#components/ui/button.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { Notice } from "#components/ui/notice.tsx";
import type { IdVerificationMessages } from "#lib/i18n/signing/id-verification-messages.ts";
import type { Shot } from "./draw-picture.ts";

type Props = {
	words: IdVerificationMessages;
	shot: Shot;
	isBusy: boolean;
	/** It was tried more than once: a camera that cannot do better shuts nobody out, the sender decides. */
	canUseAnyway: boolean;
	onUse: () => void;
	onAgain: () => void;
	againText: string;
};

/** A picture that was taken: to be used, or to be taken again when something is wrong with it. */
export function ShotPart({ words, shot, isBusy, canUseAnyway, onUse, onAgain, againText }: Props) {
	const { fault, url, file } = shot;
	const again = (
		<Button variant={fault ? "primary" : "secondary"} size="lg" className="max-sm:w-full" onClick={onAgain}>
			{againText}
		</Button>
	);
	return (
		<div className="flex flex-col gap-4">
			{url === null ? null : (
				<img
					src={url}
					alt={words.shot.alt}
					className="max-h-[50dvh] w-full rounded-control border border-line bg-sunken object-contain"
				/>
			)}
			<div role="status">
				{url === null && !fault ? (
					<Notice tone="info">
						<Filled text={words.shot.unseen} values={{ file: <bdi className="wrap-anywhere">{file.name}</bdi> }} />
					</Notice>
				) : fault ? (
					<Notice tone="warn">{words.shot.bad[fault]}</Notice>
				) : (
					<p className="font-medium">{words.shot.title}</p>
				)}
			</div>
			<div className="flex flex-wrap gap-3">
				{fault ? again : null}
				{fault === null || canUseAnyway ? (
					<Button
						variant={fault ? "secondary" : "primary"}
						size="lg"
						isBusy={isBusy}
						className="max-sm:w-full"
						onClick={onUse}
					>
						{fault ? words.shot.useAnyway : words.shot.use}
					</Button>
				) : null}
				{fault ? null : again}
			</div>
		</div>
	);
}
