"use client";

import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { Status } from "#components/ui/status.tsx";
import { RelativeTime } from "#components/ui/time/relative-time.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { BrandModel } from "#lib/contract/brands/brand-model.ts";
import { format } from "#lib/i18n/message.ts";
import { TextSetting } from "../settings/text-setting.tsx";
import { useDesigner } from "../state/designer-context.tsx";
import { DnsRecord } from "./dns-record.tsx";
import { TabPart } from "./tab-part.tsx";

type Verification = NonNullable<BrandModel["domainVerification"]>;
export type CheckDomain = (input: { brandId: string }) => Promise<ActionAnswer<Verification | null>>;

/** The domain that a brand's mails come from, and what its owner has to do for that. */
export function DomainTab({ check }: { check: CheckDomain }) {
	const { domain: words } = useWords("brands");
	const { facts, values, brand, problems } = useDesigner();
	const saved = brand?.customDomainSettings.domainName ?? null;
	const isSaved = values.domainName === saved;
	const address = facts.mailAddress;
	return (
		<>
			<TabPart>
				<TextSetting
					of="domainName"
					label={words.label}
					help={format(words.help, { address })}
					maxLength={253}
					inputMode="url"
				/>
				<TextSetting of="fromName" label={words.from} help={words.fromHelp} maxLength={256} />
			</TabPart>
			{isSaved && brand?.domainVerification ? (
				<RecordPart brand={brand} found={brand.domainVerification} check={check} />
			) : (
				<p className="text-pretty text-ink-soft">
					{values.domainName && !problems.domainName
						? format(words.saveFirst, { domain: values.domainName })
						: format(words.none, { address })}
				</p>
			)}
		</>
	);
}

const TONES = { Pending: "warn", Verified: "good", Lost: "bad" } as const;

type RecordProps = { brand: BrandModel; found: Verification; check: CheckDomain };

function RecordPart({ brand, found, check }: RecordProps) {
	const { domain: words } = useWords("brands");
	const { facts, judged } = useDesigner();
	const { run, isBusy } = useAction(check);
	const ours = facts.mailAddress;
	const domain = brand.customDomainSettings.domainName ?? "";
	const own = `${ours.slice(0, ours.lastIndexOf("@"))}@${domain}`;
	const said = { Pending: words.meanwhile, Verified: words.verified, Lost: words.lost }[found.status];

	async function look() {
		const answer = await run({ brandId: brand.brandId });
		if (!answer) return;
		if (!answer.ok) return toast(answer.message, "bad");
		if (!answer.value) return;
		judged(answer.value);
		const isThere = answer.value.status === "Verified";
		toast(isThere ? format(words.found, { domain }) : words.notFound, isThere ? "good" : "warn");
	}

	return (
		<TabPart title={words.record}>
			<DnsRecord type={found.recordType} name={found.recordName} value={found.recordValue} />
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<div>
					<Status tone={TONES[found.status]}>{words.status[found.status]}</Status>
					<p className="text-ink-soft">
						{found.checkedDate === null ? (
							words.unchecked
						) : (
							<Filled
								text={words.checked}
								values={{ when: <RelativeTime at={new Date(found.checkedDate * 1000).toISOString()} /> }}
							/>
						)}
					</p>
				</div>
				<Button isBusy={isBusy} onClick={look} disabled={!facts.mayChange}>
					{words.check}
				</Button>
			</div>
			<p className="text-pretty text-ink-soft">{format(said, { address: found.status === "Verified" ? own : ours })}</p>
		</TabPart>
	);
}
