import { Address } from "#components/ui/address.tsx";
import { RelativeTime } from "#components/ui/time/relative-time.tsx";

type LogLine = {
	id: string;
	what: string;
	subject: string | null;
	who: string;
	details: string[];
	/** ISO 8601. */
	at: string;
	/** Empty when it came from the server itself. */
	ip: string;
};

/** Who did what in the account, when and from where. */
export function AccountLog({ lines }: { lines: LogLine[] }) {
	return (
		<ol>
			{lines.map((line) => (
				<li
					key={line.id}
					className="grid gap-x-6 gap-y-0.5 border-line border-b px-4 py-3 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_minmax(0,14rem)] sm:px-5"
				>
					<div className="min-w-0">
						<p className="break-words">
							<span className="font-medium">{line.what}</span>
							{line.subject ? <span> · {line.subject}</span> : null}
						</p>
						{line.details.length > 0 ? (
							<p className="break-words text-ink-soft text-xs leading-5">{line.details.join(" · ")}</p>
						) : null}
					</div>
					<div className="min-w-0 text-ink-soft sm:text-right">
						<p className="break-words">
							<Address text={line.who} />
						</p>
						<p className="tabular-nums">
							<RelativeTime at={line.at} />
							{line.ip ? <span className="break-all"> · {line.ip}</span> : null}
						</p>
					</div>
				</li>
			))}
		</ol>
	);
}
