/**
 * What a page of ours may load: our own files, and scripts that carry this response's nonce. Styles may
 * be inline because fields are placed by style attributes; scripts never.
 */
export function contentSecurityPolicy(nonce: string, isProduction: boolean): string {
	// The development server's error overlay evaluates code; a built product never does.
	const development = isProduction ? "" : " 'unsafe-eval'";
	return [
		"default-src 'self'",
		`script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development}`,
		"style-src 'self' 'unsafe-inline'",
		"img-src 'self' data: blob:",
		"font-src 'self' data:",
		"connect-src 'self'",
		"worker-src 'self' blob:",
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	].join("; ");
}
