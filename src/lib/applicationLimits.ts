/** Characters, as a person counts them, that the remark of an application may have (spec §5, §9). */
export const longestRemark = 140
/** Characters that feedback may have where the platform says nothing (spec §9). */
export const feedbackLength = { minLength: 10, maxLength: 140 } as const
/** Images that an application may have (spec §5, §9). */
export const mostImages = 3
