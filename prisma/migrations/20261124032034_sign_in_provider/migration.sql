-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "atProvider" BYTEA;

-- AlterTable
ALTER TABLE "HalfSignIn" ADD COLUMN     "atProvider" BYTEA;

-- CreateTable
CREATE TABLE "SignInProvider" (
    "accountId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "issuer" TEXT NOT NULL,
    "clientId" TEXT NOT NULL,
    "clientSecret" BYTEA NOT NULL,
    "scopes" TEXT NOT NULL,
    "domains" TEXT[],
    "isEnabled" BOOLEAN NOT NULL DEFAULT true,
    "createsUsers" BOOLEAN NOT NULL DEFAULT false,
    "newRole" "UserRole" NOT NULL DEFAULT 'Member',
    "newTeamId" UUID,
    "groupClaim" TEXT,
    "adminGroups" TEXT[],
    "teamAdminGroups" TEXT[],
    "memberGroups" TEXT[],
    "isSecondFactor" BOOLEAN NOT NULL DEFAULT false,
    "mayReachPrivate" BOOLEAN NOT NULL DEFAULT false,
    "lastSignInAt" TIMESTAMPTZ(6),
    "lastFailure" TEXT,
    "lastFailureAt" TIMESTAMPTZ(6),
    "createdAt" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SignInProvider_pkey" PRIMARY KEY ("accountId")
);

-- CreateTable
CREATE TABLE "ProviderLink" (
    "accountId" UUID NOT NULL,
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "userId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ProviderLink_pkey" PRIMARY KEY ("accountId","issuer","subject")
);

-- CreateIndex
CREATE INDEX "SignInProvider_newTeamId_idx" ON "SignInProvider"("newTeamId");

-- CreateIndex
CREATE INDEX "ProviderLink_userId_idx" ON "ProviderLink"("userId");

-- AddForeignKey
ALTER TABLE "SignInProvider" ADD CONSTRAINT "SignInProvider_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SignInProvider" ADD CONSTRAINT "SignInProvider_newTeamId_fkey" FOREIGN KEY ("newTeamId") REFERENCES "Team"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProviderLink" ADD CONSTRAINT "ProviderLink_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
