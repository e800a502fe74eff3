-- CreateIndex
CREATE INDEX "AccountEvent_accountId_userId_at_idx" ON "AccountEvent"("accountId", "userId", "at" DESC);

-- CreateIndex
CREATE INDEX "AccountEvent_accountId_type_at_idx" ON "AccountEvent"("accountId", "type", "at" DESC);

-- Who acted is known to the log by their address alone. Prisma's schema cannot name an index on an expression, and its
-- diff does not look at one.
CREATE INDEX "AccountEvent_accountId_by_at_idx" ON "AccountEvent" ("accountId", ("data"->>'by'), "at" DESC);
