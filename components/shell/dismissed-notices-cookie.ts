/** Names the notices of the installation that were put away in this browser, with dots between them. */
export const PUT_AWAY_COOKIE = "signet-put-away";
