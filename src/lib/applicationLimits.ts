/** Characters, as a person counts them, that the remark of an application may have (spec §5, §9). */
export const longestRemark = 140
/** Images that an application may have (spec §5, §9). */
export const mostImages = 3
