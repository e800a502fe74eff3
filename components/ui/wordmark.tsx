/**
 * The product's own sign: a nib's stroke under a seal's dot.
 * @param props.isCompact leaves the sign alone where a narrow window needs the room
 */
export function Wordmark({ isCompact }: { isCompact?: boolean }) {
	return (
		<span className="inline-flex items-center gap-2 font-semibold text-ink tracking-tight">
			<svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true" className="text-seal">
				<rect width="22" height="22" rx="6" fill="currentColor" />
				<path
					d="M5 13.8c2.2-5.6 4.6-7.7 5.8-6.9 1.3.9-1.7 5.2-.2 5.7 1.2.4 2.2-2.2 3.3-2 .9.2.4 1.7 1.3 1.9.6.1 1.2-.3 1.8-.9"
					fill="none"
					stroke="var(--on-seal)"
					strokeWidth="1.7"
					strokeLinecap="round"
				/>
				<path d="M5 16.6h12" stroke="var(--on-seal)" strokeOpacity="0.55" strokeWidth="1.2" strokeLinecap="round" />
			</svg>
			{isCompact ? <span className="max-[479px]:sr-only">Signet</span> : "Signet"}
		</span>
	);
}
